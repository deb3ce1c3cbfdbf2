import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { AllRivals } from "./rival-table.tsx";

const king = {
  id: 7,
  title: "Art paper, 50 mm circle",
  name: "Sticker King",
  pieces: 100,
  cents: 4990,
  seen_on: "2026-12-03",
  place: "sticker-king.example",
  is_old: false,
};
const old = { ...king, id: 8, title: "", name: "Old Hand", place: "", is_old: true };

/** The list, which answers what is sent with a status; what was sent, and how often it is to be read anew. */
function open(found: StudioReplyTo<"GET laboratory/rivals">, status = 200) {
  const sent: string[] = [];
  const onRemoved = vi.fn<() => void>();
  vi.stubGlobal("fetch", (query: string) => {
    sent.push(query);
    const body = status === 200 ? { status: "SUCCESS", data: {} } : { status: "ERROR", error: {} };
    return Promise.resolve(Response.json({ ...body, code: status, message: "Not now." }, { status }));
  });
  render(<AllRivals found={found} onRemoved={onRemoved} />);
  onTestFinished(cleanup);
  return { sent, onRemoved };
}

const press = () =>
  userEvent.click(
    screen.getByRole("button", { name: "Remove the price of Sticker King for 100, Art paper, 50 mm circle" }),
  );

test("every price says of what, whose and when; one is removed with a press", async () => {
  const { sent, onRemoved } = open({ rivals: [king, old], more: 3 });
  expect(screen.getByRole("row", { name: /^Art paper, 50 mm circle Sticker King/ })).toHaveTextContent(
    "50 c",
  );
  expect(screen.getByRole("row", { name: /^not noted Old Hand/ })).toHaveTextContent("long ago");
  expect(screen.getByText("3 more are not listed.")).toBeVisible();
  await press();
  expect(sent).toEqual([expect.stringContaining("laboratory/rivals/7/remove")]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test("a refused press says so; where somebody was faster the list is read anew", async () => {
  const refused = open({ rivals: [king], more: 0 }, 403);
  await press();
  expect(screen.getByRole("alert")).toHaveTextContent("Not now.");
  expect(refused.onRemoved).not.toHaveBeenCalled();
  cleanup();
  const gone = open({ rivals: [king], more: 0 }, 404);
  await press();
  expect(screen.getByRole("alert")).toHaveTextContent("Somebody has removed this price already.");
  expect(gone.onRemoved).toHaveBeenCalledOnce();
});

test("nothing noted says how it is done", () => {
  open({ rivals: [], more: 0 });
  expect(screen.getByText(/^Nothing is noted yet/)).toBeVisible();
});
