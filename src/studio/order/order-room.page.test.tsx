import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { loader, OrderRoom } from "./order-room.tsx";
import type { WorkedOrder } from "./telling.ts";

const title = "Art paper stickers, 50 mm circle";

const item: WorkedOrder["items"][number] = {
  line: 1,
  title,
  quantity: "25 pcs",
  price: "$65.00",
  details: [],
  proof: "No proof yet",
  turn: "act",
  note: "",
  change: null,
  pinned: [],
  to_mind: [],
  notes: [],
  printed: [],
  files: [],
  ordered: { width: "50", height: "50", quantity: "25" },
  to_make: { version: 1, sha256: "a".repeat(64), is_another: false },
  proposed: null,
  is_charge: false,
  is_sample: false,
  is_other: false,
  sha256: "a".repeat(64),
};

const order: WorkedOrder = {
  order_no: "K26-4F7Q2M",
  seen: 2,
  stage: "Open",
  is_over: false,
  main: "proof",
  facts: [],
  awaited: [],
  problems: [],
  items: [item],
  sums: [],
  due: "65.00",
  owed: "",
  can_give_back: false,
  back_to_card: null,
  may: { start: false, dispatch: false, deliver: false, cancel: true },
  customer: [],
  email: "bea@example.org",
  papers: [],
  request: null,
  events: [],
};

/** The room of an order whose only line is shown so, for who may do all with it. */
async function openRoom(shown: Partial<WorkedOrder["items"][number]>): Promise<void> {
  const data = { ...order, items: [{ ...item, ...shown }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data })));
  const entry = { permissions: ["orders.read", "orders.work", "money.record", "money.refund"] };
  const room = { path: "orders/:number", loader, Component: OrderRoom };
  const studio = { id: "studio", path: "/", loader: () => entry, HydrateFallback: () => null };
  const routes = [{ ...studio, children: [room] }];
  const router = createMemoryRouter(routes, { initialEntries: ["/orders/K26-4F7Q2M"] });
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />);
  await screen.findByRole("article", { name: title });
}

const path = "/studio/api/orders/K26-4F7Q2M/checks/1";
const alike = { label: "", path: `${path}/printed`, shown_path: null, parts: [] };

test("a print file that is not what the customer has seen is shown beside it, the difference marked on both", async () => {
  const why = "What is printed is not what the customer has seen: it differs in 1 place, the largest 12 mm².";
  const parts = [{ x: 0.25, y: 0.5, width: 0.1, height: 0.2 }];
  await openRoom({ to_mind: [why], printed: [{ ...alike, shown_path: `${path}/shown`, parts }] });
  expect(screen.getByText(why)).toBeVisible();
  const pictures = ["as it is printed", "as the customer saw it"].map((words) =>
    screen.getByRole("img", { name: `${title}, ${words}` }),
  );
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
    `${path}/printed`,
    `${path}/shown`,
  ]);
  for (const picture of pictures) {
    const mark = picture.parentElement?.querySelector("span");
    expect(mark).toHaveStyle({ left: "25.00%", top: "50.00%", width: "10.00%", height: "20.00%" });
  }
  expect(pictures[0]?.closest("details")).toHaveAttribute("open");
  expect(screen.getByRole("button", { name: "Send the proof" })).toBeVisible();
});

test("one that is what was seen is folded away, each set by its name", async () => {
  const second = { ...alike, label: "Set 2, back", path: "/studio/api/orders/K26-4F7Q2M/checks/2/printed" };
  await openRoom({ printed: [{ ...alike, label: "Set 1, front" }, second] });
  const printed = screen.getByText("How it is printed").closest("details")!;
  expect(printed).not.toHaveAttribute("open");
  const names = within(printed).getAllByAltText(/as it is printed$/);
  expect(names.map((picture) => picture.getAttribute("alt"))).toEqual([
    `${title}, Set 1, front, as it is printed`,
    `${title}, Set 2, back, as it is printed`,
  ]);
  expect(within(printed).queryByText("As the customer saw it")).toBeNull();
});

test("another size is worked out, shown with what it costs, and sent along with the proof", async () => {
  await openRoom({});
  const worked = {
    changes: [{ label: "Size", was: "50 x 50 mm", now: "80 x 80 mm" }],
    difference: "$12.50 more",
    sha256: "b".repeat(64),
    to_mind: ["It is 120 dpi."],
  };
  const asked: string[] = [];
  const sent: unknown[] = [];
  const dataOf = (address: string, body: unknown): object => {
    if (typeof body === "string") {
      sent.push(JSON.parse(body));
      return { fact: 3, is_old: false };
    }
    if (!address.includes("/amendment?")) return { ...order, seen: 3 };
    asked.push(address);
    return worked;
  };
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) =>
    Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: dataOf(address, body) })),
  );
  const person = userEvent.setup();
  await person.click(screen.getByText("Another size or quantity"));
  const width = screen.getByRole("textbox", { name: "Width in mm" });
  await person.clear(width);
  await person.type(width, "80");
  await person.click(screen.getByRole("button", { name: "Work out the price" }));
  expect(await screen.findByText("$12.50 more")).toBeVisible();
  expect(screen.getByText("It is 120 dpi.")).toBeVisible();
  expect(asked).toEqual(["/studio/api/orders/K26-4F7Q2M/lines/1/amendment?width=80&height=50&quantity=25"]);
  await person.click(screen.getByRole("button", { name: "Propose it with the proof" }));
  const size = { width: "80", height: "50", quantity: "25" };
  const typed = { line: "1", version: "1", sha256: "b".repeat(64), ...size, note: "" };
  expect(sent).toEqual([{ form: "proof", seen: 2, typed }]);
  // What was worked out of the order as it was is proposed no more.
  expect(await screen.findByRole("button", { name: "Send the proof" })).toBeVisible();
});
