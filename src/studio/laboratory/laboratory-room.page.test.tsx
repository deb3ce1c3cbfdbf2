import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { loader, LaboratoryRoom, shouldRevalidate } from "./laboratory-room.tsx";
import {
  type TriedConfiguration,
  type Explanation,
  type LaboratoryView,
  stepLabel,
} from "./laboratory-words.ts";

const priced = (price: number) => ({ price, cost: 400, days: 6, why: null });
const honey: TriedConfiguration = {
  hash: "00000000000000aa",
  label: "Art paper stickers, die cut, 50 mm circle",
  pieces: 250,
  sets: 2,
  picture: "product_id=1",
  address: "/stickers/paper",
  before: priced(1000),
  after: priced(1150),
};
const bounds = [null, -20, -10, -5, 0, 0, 5, 10, 20, null];
const empty: LaboratoryView = {
  version: "one",
  changes: 0,
  conflicts: 0,
  faults: 0,
  configurations: 1215,
  priced: 1000,
  orders: 200,
  lines: 399,
  is_listed: false,
  found: null,
  presses: [
    {
      code: "digital-sheet",
      name: "Digital sheet press",
      margins: [
        { upTo: 100, permille: 4000, sold: 4000 },
        { upTo: null, permille: 3000, sold: 3000 },
      ],
    },
  ],
  products: [{ id: 1, name: "Art Paper" }],
};
const drafted: LaboratoryView = {
  ...empty,
  changes: 1,
  found: {
    compared: 1214,
    dearer: 610,
    cheaper: 0,
    same: 604,
    gone: 1,
    come: 0,
    steps: bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? null, to, count: at === 7 ? 610 : 0 })),
    turnover_before: 100_000,
    turnover_after: 110_000,
    margin_before: 40_000,
    margin_after: 49_500,
    lines_gone: 0,
    rises: [honey],
    falls: [],
    broken: [
      {
        rule: "below-cost",
        count: 3,
        worst: [{ hash: honey.hash, label: honey.label, pieces: 250, sets: 2, price: 300, against: 400 }],
      },
    ],
  },
};
const part = (price: number, cost: number) => [
  { label: "Material", price: price - 100, cost: cost - 50 },
  { label: "Printing", price: 100, cost: 50 },
];
let explained: Explanation = {
  row: honey,
  before: { ...priced(1000), parts: part(1000, 400), rows: [{ quantity: 250, price: 1000, cost: 400 }] },
  after: { ...priced(1150), parts: part(1150, 400), rows: [{ quantity: 250, price: 1150, cost: 400 }] },
  today: "2027-03-10",
  rivals: [],
};
const rival = {
  id: 7,
  title: honey.label,
  name: "Sticker King",
  pieces: 100,
  cents: 4990,
  seen_on: "2026-11-01",
  place: "",
  is_old: true,
};

const least = {
  count: 34,
  is_listed: false,
  current: "3.00",
  now: 550,
  found: {
    value: "4.10",
    reached: 601,
    edits: [
      { kind: "cell", sheet: "margins", row: "digital-sheet.1", column: "factor", was: "4.00", now: "4.10" },
      { kind: "cell", sheet: "margins", row: "digital-sheet.2", column: "factor", was: "3.00", now: "4.10" },
    ],
  },
};

interface Sent {
  readonly query: string;
  readonly edits: unknown;
  readonly body: unknown;
}

/** The room at an address; answers what is sent to the draft, and asked of it. */
async function openRoom(view: LaboratoryView, address = "/laboratory"): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (query: string, { body }: { body?: string } = {}) => {
    if (body !== undefined || /least|remove/.test(query)) {
      const read = body === undefined ? null : JSON.parse(body);
      sent.push({ query, edits: read?.edits, body: read });
    }
    if (/rivals/.test(query) && !query.endsWith("laboratory/rivals"))
      return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: { id: 7 } }));
    const data = query.includes("least")
      ? least
      : query.includes("configurations/")
        ? explained
        : query.includes("list=")
          ? { total: 140, rows: [honey] }
          : query.endsWith("laboratory/rivals")
            ? { rivals: [rival], more: 0 }
            : view;
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data }));
  });
  const router = createMemoryRouter(
    [{ path: "laboratory", loader, shouldRevalidate, Component: LaboratoryRoom }],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  await screen.findByRole("heading", { name: "Price laboratory" });
  return sent;
}

test("without a draft the room says what it will do, and leads to the catalogue", async () => {
  await openRoom(empty);
  expect(screen.getByText(/1,215 configurations wait to be tried: 1,000 that visitors saw/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Change a margin" })).toHaveAttribute(
    "href",
    "/catalogue?part=presses",
  );
});

test("a draft with faults says so: nothing is replayed", async () => {
  await openRoom({ ...empty, changes: 1, faults: 2 });
  expect(screen.getByText(/^2 faults keep the draft from being sold by/)).toBeVisible();
  expect(screen.queryByText(/wait to be tried/)).toBeNull();
  expect(screen.getByRole("table", { name: "What other shops ask" })).toHaveTextContent(honey.label);
});

test("one sentence says who pays more; money is before and after", async () => {
  await openRoom(drafted);
  expect(screen.getByText(/^Of 1,215 configurations/)).toHaveTextContent(
    "Of 1,215 configurations 610 cost more, none less, 604 the same, 1 cannot be ordered any more.",
  );
  const money = screen.getByRole("region", { name: "The last 200 orders again, if everybody still ordered" });
  expect(money).toHaveTextContent("Turnover$1,000.00 → $1,100.00 +10.0%");
  expect(money).toHaveTextContent("Margin of turnover40.0% → 45.0% +5.0 points");
});

test("a bar opens its list, a broken rule says how it is mended", async () => {
  await openRoom(drafted);
  await userEvent.click(screen.getByRole("link", { name: "Pay 10 to 20% more: 610 configurations" }));
  expect(await screen.findByRole("heading", { name: "Pay 10 to 20% more" })).toBeVisible();
  expect(screen.getByText("The 1 that change most of 140.")).toBeVisible();
  const rules = screen.getByRole("region", { name: "Fair?" });
  expect(rules).toHaveTextContent("3 configurations would be sold below cost.");
  expect(rules).toHaveTextContent("2 sets of 250 pieces: $3.00 against $4.00");
  expect(within(rules).getByRole("link", { name: /Raise the margin/ })).toHaveAttribute(
    "href",
    "/catalogue?part=presses",
  );
});

test("one that rises opens both versions side by side, and closes again", async () => {
  await openRoom(drafted);
  await userEvent.click(
    within(screen.getByRole("region", { name: "Those that rise most" })).getByRole("link"),
  );
  const dialog = await screen.findByRole("dialog", { name: honey.label });
  expect(dialog).toHaveTextContent("2 sets of 250 pieces");
  const lines = within(dialog).getByRole("table", { name: "What price and cost are made of" });
  expect(within(lines).getByRole("row", { name: "Material $9.00 $10.50 $3.50 $3.50" })).toBeVisible();
  expect(dialog).toHaveTextContent("Margin of the price60.0% → 65.2%");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("another shop's price is typed beside it, and stands among the prices of one piece", async () => {
  const sent = await openRoom(drafted, `/laboratory?of=${honey.hash}`);
  const dialog = within(await screen.findByRole("dialog", { name: honey.label }));
  await userEvent.click(dialog.getByText("Note what another shop asks for the same"));
  await userEvent.type(dialog.getByLabelText("Whose"), "Sticker King");
  expect(dialog.getByLabelText("Pieces")).toHaveValue("250");
  await userEvent.type(dialog.getByLabelText("Price for all, $"), "49.90");
  explained = {
    ...explained,
    after: {
      ...explained.after,
      rows: [
        { quantity: 100, price: 600, cost: 200 },
        { quantity: 250, price: 1150, cost: 400 },
      ],
    },
    rivals: [rival],
  };
  await userEvent.click(dialog.getByRole("button", { name: "Note the price" }));
  const dot = await dialog.findByRole("img", { name: "Sticker King: 100 pieces at 50 c, seen long ago" });
  expect(dot).toHaveAttribute("data-old", "true");
  expect(sent.at(-1)?.body).toEqual({
    name: "Sticker King",
    pieces: "250",
    price: "49.90",
    seen_on: "2027-03-10",
    place: "",
  });
  await userEvent.click(dialog.getByRole("button", { name: "Remove the price of Sticker King for 100" }));
  expect(sent.at(-1)?.query).toContain("laboratory/rivals/7/remove");
});

test("what must be charged for a margin is answered, put in the draft by one press, and taken back", async () => {
  const sent = await openRoom(empty);
  const card = within(screen.getByRole("region", { name: "What must I charge?" }));
  await userEvent.selectOptions(card.getByLabelText("Change"), "Margin beyond 100 pieces");
  await userEvent.selectOptions(card.getByLabelText("So that"), "Art Paper");
  await userEvent.clear(card.getByLabelText("Leaves at least, of its price"));
  await userEvent.type(card.getByLabelText("Leaves at least, of its price"), "60.1{Enter}");
  expect(await card.findByText("× 4.10")).toBeVisible();
  expect(sent.at(-1)?.query).toContain("sheet=margins&row=digital-sheet.2&margin=601&product=1");
  expect(card.getByText(/34 configurations of Art Paper then leave 60.1% of their price/)).toBeVisible();
  expect(card.getByText("1 other row goes along: margins never rise with the quantity.")).toBeVisible();

  await userEvent.click(card.getByRole("button", { name: "Put × 4.10 in the draft" }));
  expect(await screen.findByText("Margin beyond 100 pieces: × 4.10 in the draft.")).toBeVisible();
  expect(sent.at(-1)?.edits).toEqual(least.found.edits);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone.")).toBeVisible();
  expect(sent.at(-1)?.edits).toMatchObject([
    { row: "digital-sheet.2", was: "4.10", now: "3.00" },
    { row: "digital-sheet.1", was: "4.10", now: "4.00" },
  ]);
});

test("a margin is pulled by keys: those in the way go along, at rest it is one change, Escape leaves it", async () => {
  const sent = await openRoom(empty);
  const first = screen.getByRole("slider", { name: "Margin up to 100 pieces" });
  const second = screen.getByRole("slider", { name: "Margin beyond 100 pieces" });
  expect(first).toHaveAttribute("aria-valuetext", "4.00 times the cost");
  act(() => first.focus());
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(first).toHaveAttribute("aria-valuetext", "4.04 times the cost");
  expect(sent).toEqual([]);
  act(() => second.focus());
  expect(await screen.findByText("Margin up to 100 pieces: × 4.04 in the draft.")).toBeVisible();
  expect(sent.map(({ edits }) => edits)).toMatchObject([[{ row: "digital-sheet.1", now: "4.04" }]]);

  await userEvent.keyboard("{PageUp>6/}");
  expect(first).toHaveAttribute("aria-valuetext", "4.20 times the cost");
  expect(second).toHaveAttribute("aria-valuetext", "4.20 times the cost");
  await userEvent.keyboard("{Escape}");
  expect(second).toHaveAttribute("aria-valuetext", "3.00 times the cost");
  act(() => second.blur());
  expect(sent).toHaveLength(1);
});

test("each bar says its bounds", () => {
  expect(drafted.found?.steps.map(stepLabel)).toEqual([
    "below −20",
    "−20 to −10",
    "−10 to −5",
    "−5 to 0",
    "same",
    "0 to +5",
    "+5 to +10",
    "+10 to +20",
    "over +20",
  ]);
});
