import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { loader, OrderRoom } from "./order-room.tsx";
import type { WorkedOrder } from "./order-writing.ts";

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
  to_make: { version: 1, sha256: "a".repeat(64), is_another: false, blocked: null },
  proposed: null,
  agreed: null,
  is_charge: false,
  is_removed: false,
  places: [{ label: "", file_name: "plum.png" }],
  earlier: [],
  may_change: true,
  is_awaited: false,
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
  payments: [],
  may: { start: false, dispatch: false, deliver: false, cancel: true, correct: true, correct_goods: true },
  contact: {},
  customer: [],
  email: "bea@example.org",
  papers: [],
  request: null,
  request_files: [],
  events: [],
};

/** The room of an order whose only line is shown so, for who may do all with it. */
async function openRoom(
  shown: Partial<WorkedOrder["items"][number]>,
  whole: Partial<WorkedOrder> = {},
): Promise<void> {
  const data = { ...order, ...whole, items: [{ ...item, ...shown }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data })));
  const entry = { permissions: ["orders.read", "orders.work", "money.record", "money.refund"] };
  const children = [{ path: "orders/:number", loader, Component: OrderRoom }];
  const studio = { id: "studio", path: "/", loader: () => entry, HydrateFallback: () => null, children };
  const router = createMemoryRouter([studio], { initialEntries: ["/orders/K26-4F7Q2M"] });
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

test("N goes to the button of the next step", async () => {
  await openRoom({}, { main: "pay" });
  await userEvent.setup().keyboard("n");
  expect(screen.getByRole("button", { name: "Note the payment" })).toHaveFocus();
});

test("without artwork no proof is sent, which is said; a file of the request is put in by one press", async () => {
  const blocked = "There is no artwork for it yet.";
  const place = { label: "", file_name: null };
  const id = "0b0f8f5a-3c9e-4a0e-9d3f-1f2e3d4c5b6a";
  const file = { id, by: "Customer", name: "label.pdf", bytes: 9, url: "/f", picture: null, thumbnail: null };
  const toMake = { ...item.to_make!, blocked };
  await openRoom({ to_make: toMake, places: [place] }, { request_files: [file] });
  expect(screen.getByRole("button", { name: "Send the proof" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Send the proof" })).toHaveAccessibleDescription(blocked);
  const { sent } = stubShop({ seen: 3 });
  await userEvent.setup().click(screen.getByRole("button", { name: "Use label.pdf" }));
  expect(sent).toEqual([{ seen: 2, place: 0, request_file: id }]);
});

test("a file is followed, not downloaded: why there is none can be read", async () => {
  const file = { path: "/studio/api/orders/K26-4F7Q2M/lines/1/files/set-1.pdf", words: "One piece (PDF)" };
  await openRoom({ files: [file] });
  const link = screen.getByRole("link", { name: file.words });
  expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual([file.path, false]);
});

test("why a line has no files is said in their place", async () => {
  await openRoom({ notes: ["It fits no sheet of its press."] });
  expect(screen.getByText("It fits no sheet of its press.")).toBeVisible();
  expect(screen.queryByRole("list", { name: `Files of ${title}` })).toBeNull();
});

const worked = {
  changes: [{ label: "Size", was: "50 x 50 mm", now: "80 x 80 mm" }],
  difference: "$12.50 more",
  sha256: "b".repeat(64),
  to_mind: ["It is 120 dpi."],
  printed: [],
};
const sizes = { width: "80", height: "50", quantity: "25" };
const proposing = { line: "1", version: "1", sha256: "b".repeat(64), ...sizes, note: "" };

/** What the shop answers: the order as it is since, and what comes of working out and of saying. */
function stubShop(
  since: Partial<WorkedOrder>,
  { amend, told }: { readonly amend?: () => Promise<Response>; readonly told?: () => Response } = {},
) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const success = (data: object) => Response.json({ status: "SUCCESS", code: 200, data });
  const answer = (address: string, { body }: RequestInit): Response | Promise<Response> => {
    if (typeof body === "string") {
      sent.push(JSON.parse(body));
      return told?.() ?? success({ fact: 3, is_old: false });
    }
    if (!address.includes("/amendment?")) return success({ ...order, ...since });
    asked.push(address);
    return amend?.() ?? success(worked);
  };
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => Promise.resolve(answer(address, init)));
  return { asked, sent, success };
}

/** Another width, typed and not worked out yet. */
async function typeWidth(words: string) {
  const person = userEvent.setup();
  const width = screen.getByRole<HTMLInputElement>("textbox", { name: "Width in mm" });
  if (width.closest("details")?.open === false)
    await person.click(screen.getByText("Another size or quantity"));
  await person.clear(width);
  await person.type(width, words);
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  return { width, press };
}

test("another size is worked out, shown with what it costs, and sent along with the proof", async () => {
  await openRoom({ printed: [alike] });
  const { asked, sent } = stubShop({ seen: 3 });
  const { width, press } = await typeWidth("80");
  await press("Work out the price");
  expect(await screen.findByText("$12.50 more")).toBeVisible();
  expect(screen.getByText("It is 120 dpi.")).toBeVisible();
  // Drawn was only what is ordered.
  expect(screen.queryByText("How it is printed")).toBeNull();
  expect(asked).toEqual(["/studio/api/orders/K26-4F7Q2M/lines/1/amendment?width=80&height=50&quantity=25"]);
  await press("Propose it with the proof");
  expect(sent).toEqual([{ form: "proof", seen: 2, typed: proposing }]);
  // It was proposed: what stands there is as it was ordered again.
  expect(await screen.findByRole("button", { name: "Send the proof" })).toBeVisible();
  expect(width).toHaveValue("50");
});

test("what was worked out before something happened is never sent as a proof without it", async () => {
  await openRoom({});
  const moved = { status: "ERROR", code: 409, message: "Please look at it, then send this again." };
  const { sent } = stubShop({ seen: 3 }, { told: () => Response.json(moved, { status: 409 }) });
  const { press } = await typeWidth("80");
  await press("Work out the price");
  await screen.findByText("$12.50 more");
  await press("Propose it with the proof");
  expect(await screen.findByText(moved.message)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send the proof" })).toBeNull();
  const why = "Something has happened since: work it out again, or leave it as it was ordered.";
  // The room says so once it has read the order again.
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Propose it with the proof" })).toHaveAccessibleDescription(
      why,
    ),
  );
  await press("Propose it with the proof");
  expect(sent).toHaveLength(1);
  await press("Work out the price");
  await screen.findByText("$12.50 more");
  await press("Propose it with the proof");
  expect(sent.at(-1)).toEqual({ form: "proof", seen: 3, typed: proposing });
});

test("a proof of which no answer came is told by the order itself, which is read again", async () => {
  await openRoom({});
  const events = [{ id: 3, when: "11:05", by: "Mere", words: "The proof is ready." }];
  stubShop({ seen: 3, events }, { told: () => new Response("", { status: 502 }) });
  screen.getByRole("button", { name: "Send the proof" }).click();
  expect(await screen.findByText("Something went wrong. Please try again.")).toBeVisible();
  expect(await screen.findByText("11:05, Mere: The proof is ready.")).toBeVisible();
});

test("a size is proposed only as it was worked out, and one that is left comes back by no late answer", async () => {
  await openRoom({});
  const late = Promise.withResolvers<Response>();
  const answers: Promise<Response>[] = [];
  const { sent, success } = stubShop({}, { amend: () => answers.shift() ?? late.promise });
  answers.push(Promise.resolve(success(worked)));
  const { width, press } = await typeWidth("80");
  await press("Work out the price");
  await screen.findByText("$12.50 more");
  await typeWidth("90");
  expect(screen.queryByText("$12.50 more")).toBeNull();
  await press("Propose it with the proof");
  expect(sent).toEqual([]);
  await press("Work out the price");
  await press("Leave it as it was ordered");
  expect(width).toHaveValue("50");
  late.resolve(success(worked));
  await late.promise;
  await press("Send the proof");
  expect(sent).toEqual([
    { form: "proof", seen: 2, typed: { line: "1", version: "1", sha256: "a".repeat(64), note: "" } },
  ]);
});

test.each([
  ["at no field", {}, "This is what was ordered."],
  ["at a field that is not there", { kinds: "At most 20 sets." }, "At most 20 sets."],
])("what is refused %s is said at once", async (_where, faults, message) => {
  await openRoom({});
  const refused = { status: "ERROR", message: "This is what was ordered.", error: { fields: faults } };
  stubShop({}, { amend: () => Promise.resolve(Response.json(refused, { status: 422 })) });
  const { width, press } = await typeWidth("80");
  await press("Work out the price");
  const form = screen.getByRole("form", { name: `Another size or quantity of ${title}` });
  expect(form).toContainElement(width);
  expect(await within(form).findByText(message)).toBeVisible();
  expect(within(form).getByRole("alert")).toHaveTextContent(message);
});

test("a problem that was answered is answered once more, by what is chosen anew", async () => {
  const remedies = [{ value: "reprint", label: "We make it again" }];
  const said = { number: 1, when: "Fri 11:05", kinds: "Print or colours", words: "It is purple." };
  const problem = { ...said, pictures: [], remedies, answers: ["Fri 27 November: We answer. “Which?”"] };
  await openRoom({}, { problems: [problem] });
  const { sent } = stubShop({ seen: 3, problems: [problem] });
  const person = userEvent.setup();
  const form = within(screen.getByRole("region", { name: "Problem 1" }));
  const remedy = form.getByRole("combobox", { name: "What we do" });
  expect(remedy).toHaveValue("");
  await person.selectOptions(remedy, "We make it again");
  await person.type(form.getByRole("textbox", { name: "Words to the customer" }), "It leaves on Friday.");
  await person.click(form.getByRole("button", { name: "Answer once more" }));
  const typed = { line: "1", remedy: "reprint", words: "It leaves on Friday." };
  expect(sent).toEqual([{ form: "problem", seen: 2, typed }]);
});
