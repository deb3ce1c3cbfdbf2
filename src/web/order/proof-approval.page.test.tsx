import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { OrderedItem } from "./order.types.ts";
import { Approve, ApproveAll } from "./proof-approval.tsx";

type Proof = OrderedItem["proof"];

function itemOf(line: number, amendment: Proof["amendment"] = null): OrderedItem {
  const proof = { line, version: 1, state: "made", sha256: `${line}`.repeat(64), note: "", is_held: false };
  const title = `Line ${line}`;
  return {
    title,
    details: [],
    places: [],
    proof: { ...proof, versions: [], amendment },
  } as unknown as OrderedItem;
}

const granted = () => Response.json({ status: "SUCCESS", code: 200, data: {} });
const busy = () =>
  Response.json({ status: "FAILED", code: 503, message: "Too busy.", error: {} }, { status: 503 });

/** Proofs that wait, with the button for all; what is sent of them. `answers` in turn, granted from then on. */
function open(items: readonly OrderedItem[], answers: readonly (() => Response)[] = []) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    sent.push(new URL(address, "http://localhost").pathname);
    return Promise.resolve((answers[sent.length - 1] ?? granted)());
  });
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const use = { link: { orderNo: "K26-4F7Q2M", key: null }, sent: undefined, shopEmail: "", refresh };
  onTestFinished(cleanup);
  const pageOf = (waiting: readonly OrderedItem[]) => (
    <>
      {waiting.map((item, at) => (
        <section key={item.proof.line} aria-label={item.title}>
          <Approve
            {...{ item, use }}
            isMain={false}
            isOnly={false}
            count={waiting.length > 1 ? `${at + 1} of ${waiting.length}` : ""}
            onMoved={() => undefined}
          />
        </section>
      ))}
      <ApproveAll items={waiting} use={use} />
    </>
  );
  const { rerender } = render(pageOf(items));
  // Read again, the page shows what still waits.
  const nowWaits = (waiting: readonly OrderedItem[]) =>
    refresh.mockImplementation(() => {
      rerender(pageOf(waiting));
      return Promise.resolve();
    });
  const user = userEvent.setup();
  const look = async (line: number) => {
    for (const box of within(screen.getByRole("region", { name: `Line ${line}` })).getAllByRole("checkbox"))
      await user.click(box);
  };
  return { look, nowWaits, refresh, sent, user };
}

test("both are approved at once when both were looked at; before, it leads to the one that was not", async () => {
  const { look, refresh, sent, user } = open([itemOf(1), itemOf(2)]);
  await look(1);
  const both = await screen.findByRole("button", { name: "Approve both" });
  await user.click(both);
  const second = within(screen.getByRole("region", { name: "Line 2" }));
  expect(
    second.getByText("Please look at the words, the colours and the size, and tick them."),
  ).toBeVisible();
  expect(second.getByRole("checkbox", { name: /^The words/ })).toHaveFocus();
  expect(sent).toEqual([]);
  await look(2);
  await user.click(both);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(sent).toEqual(["/api/order/K26-4F7Q2M/proofs/1/approve", "/api/order/K26-4F7Q2M/proofs/2/approve"]);
});

test("what costs another price is approved by its own button, which says so", () => {
  const amendment = { title: "Larger", changes: [], price: 77.5, difference: 12.5, total_price: 90 };
  open([itemOf(1, amendment), itemOf(2)]);
  expect(screen.getByRole("button", { name: "Approve at $77.50: Line 1" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve 2 of 2: Line 2" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Approve (?:both|all)/ })).toBeNull();
});

test("where the first was granted and the second was not, the page is read again and says why", async () => {
  const [first, second] = [itemOf(1), itemOf(2)];
  const { look, nowWaits, refresh, sent, user } = open([first, second], [granted, busy]);
  nowWaits([second]);
  await look(1);
  await look(2);
  await user.click(screen.getByRole("button", { name: "Approve both" }));
  expect(await screen.findByText("Too busy.")).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Approve: Line 2" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Approve (?:both|1 of 2)/ })).toBeNull();
});
