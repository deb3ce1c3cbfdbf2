import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { CatalogueRoom, loader } from "./catalogue-room.tsx";
import type { DraftView, SheetView } from "./use-draft.ts";

const kraft = { sale: "", until: "", instead: "" };
const hemp = { from: "5", name: "Hemp Paper", slug: "hemp-paper", summary: "For jams." };

function sheet(name: string, isList: boolean, rows: SheetView["rows"]): SheetView {
  const columns = isList ? ["from", "name", "slug", "summary"] : ["sale", "until", "instead"];
  return {
    name,
    title: isList ? "New products" : "Products",
    note: "",
    row_label: "Product",
    is_list: isList,
    copies: isList ? null : "new-products",
    columns: columns.map((column) => ({ name: column, label: column, kind: "name", is_fixed: isList })),
    rows,
  };
}

const draft: DraftView = {
  version: "1",
  revision: 1,
  today: "2027-03-10",
  lines: [],
  conflicts: [],
  issues: [],
  is_offered: false,
  waiting: 0,
  topics: [],
  topic: "",
  facts: {},
  products: [
    { id: 5, name: "Kraft Paper", comes_in: ["sale-finishings/3"] },
    { id: 6, name: "Embossed Paper", comes_in: ["sale-finishings/3"] },
  ],
  sheets: [
    sheet("new-products", true, [
      { key: "100001", label: "Hemp Paper", has_lines: false, cells: hemp, sold: null },
    ]),
    sheet("sale-products", false, [
      { key: "5", label: "Kraft Paper", has_lines: false, cells: kraft, sold: kraft },
      {
        key: "6",
        label: "Embossed Paper",
        has_lines: false,
        cells: { ...kraft, sale: "retired", instead: "5" },
        sold: kraft,
      },
      {
        key: "7",
        label: "Foil Paper",
        has_lines: false,
        cells: { ...kraft, until: "2027-03-09" },
        sold: kraft,
      },
      { key: "100001", label: "Hemp Paper", has_lines: false, cells: kraft, sold: null },
    ]),
    {
      ...sheet("sale-finishings", false, [
        {
          key: "3",
          label: "Uncoated",
          has_lines: false,
          cells: { sale: "", until: "", only: "" },
          sold: { sale: "", until: "", only: "5" },
        },
      ]),
      title: "Materials and finishings",
    },
  ],
};

/** The part of the room, with what it sends; `refused` answers what is sent. */
async function openPart(refused: object | null = null) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (request: Request | string, init: RequestInit = {}) => {
    const isSent = init.method === "PATCH" || (request instanceof Request && request.method === "PATCH");
    if (!isSent) return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: draft }));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(
      refused === null
        ? Response.json({ status: "SUCCESS", code: 200, data: { revision: 2 } })
        : Response.json({ status: "ERROR", code: 422, message: "No.", error: refused }, { status: 422 }),
    );
  });
  const room = { path: "catalogue", loader, Component: CatalogueRoom };
  const studio = {
    id: "studio",
    path: "/",
    loader: () => ({ permissions: [] }),
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([{ ...studio, children: [room] }], {
    initialEntries: ["/catalogue?part=sale"],
  });
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />);
  const table = within(await screen.findByRole("table", { name: "Products" }));
  return { sent, table };
}

const dialog = () => within(screen.getByRole("dialog"));

test("each row says how it stands, and what is not published", async () => {
  const { table } = await openPart();
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Kraft PaperOn sale"),
    expect.stringContaining("Retired, Kraft Paper instead in the shop: On sale"),
    expect.stringContaining("Foil PaperOn sale"),
    expect.stringContaining("On sale not published yet"),
  ]);
  expect(table.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
});

test("sold out needs a day after today, which is asked for at the field", async () => {
  const { sent, table } = await openPart();
  await userEvent.click(table.getByRole("button", { name: "Change Kraft Paper" }));
  await userEvent.selectOptions(dialog().getByLabelText("In the shop"), "Sold out");
  await userEvent.click(dialog().getByRole("button", { name: "Save in the draft" }));
  expect(dialog().getByLabelText(/There again on/)).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(dialog().getByLabelText(/There again on/), "2027-03-19");
  await userEvent.click(dialog().getByRole("button", { name: "Save in the draft" }));
  expect(sent).toEqual([
    {
      edits: [
        { kind: "cell", sheet: "sale-products", row: "5", column: "until", was: "", now: "2027-03-19" },
      ],
    },
  ]);
  expect(await screen.findByText("Kraft Paper: sold out in the draft.")).toBeVisible();
});

test("a day that the shop says has come is said at the field, also where it is the one that stood there", async () => {
  const { sent, table } = await openPart({
    fields: { "sale-products/7/until": "Please choose a day after today." },
  });
  await userEvent.click(table.getByRole("button", { name: "Change Foil Paper" }));
  await userEvent.selectOptions(dialog().getByLabelText("In the shop"), "Sold out");
  await userEvent.click(dialog().getByRole("button", { name: "Save in the draft" }));
  expect(await dialog().findByText("Please choose a day after today.")).toBeVisible();
  expect(sent).toMatchObject([{ edits: [{ column: "until", was: "2027-03-09", now: "2027-03-09" }] }]);
});

test("a copy that another was copied from says so at its row when it is to be taken out", async () => {
  const { table } = await openPart({
    fields: { "new-products/100001": "Something was copied from it: remove that first." },
  });
  await userEvent.click(table.getByRole("button", { name: "Remove Hemp Paper" }));
  const row = within(table.getByRole("row", { name: /Hemp Paper/ }));
  expect(await row.findByText("Something was copied from it: remove that first.")).toBeVisible();
});

test("retired, it says what comes instead", async () => {
  const { sent, table } = await openPart();
  await userEvent.click(table.getByRole("button", { name: "Change Kraft Paper" }));
  await userEvent.selectOptions(dialog().getByLabelText("In the shop"), "Retired");
  await userEvent.selectOptions(dialog().getByLabelText(/Instead/), "Embossed Paper");
  await userEvent.click(dialog().getByRole("button", { name: "Save in the draft" }));
  expect(sent).toMatchObject([
    {
      edits: [
        { column: "sale", now: "retired" },
        { column: "instead", now: "6" },
      ],
    },
  ]);
});

test("a copy is named, and what is wrong with its name is said at the field", async () => {
  const { sent, table } = await openPart({
    fields: { "new-products//name": "Something is called so already." },
  });
  await userEvent.click(table.getByRole("button", { name: "Copy Kraft Paper" }));
  await userEvent.type(dialog().getByLabelText(/^Name/), "Embossed Paper");
  await userEvent.type(dialog().getByLabelText(/^In one line/), "For jams.");
  await userEvent.click(dialog().getByRole("button", { name: "Put it in the draft" }));
  expect(sent).toEqual([
    {
      edits: [
        {
          kind: "add",
          sheet: "new-products",
          row: "",
          cells: { from: "5", name: "Embossed Paper", summary: "For jams." },
        },
      ],
    },
  ]);
  expect(await dialog().findByText("Something is called so already.")).toBeVisible();
  expect(dialog().getByLabelText(/^Name/)).toHaveFocus();
});

test("a finishing comes on the products that are ticked, and on one at least", async () => {
  const { sent } = await openPart();
  const table = within(screen.getByRole("table", { name: "Materials and finishings" }));
  expect(table.getByText("in the shop: On sale, on Kraft Paper")).toBeVisible();
  await userEvent.click(table.getByRole("button", { name: "Change Uncoated" }));
  const save = dialog().getByRole("button", { name: "Save in the draft" });
  const [kraftBox, embossedBox] = ["Kraft Paper", "Embossed Paper"].map((name) =>
    dialog().getByLabelText(name),
  );
  expect([kraftBox, embossedBox].every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await userEvent.click(kraftBox!);
  await userEvent.click(embossedBox!);
  await userEvent.click(save);
  expect(dialog().getByText("Please choose at least one product, or retire it.")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(embossedBox!);
  await userEvent.click(save);
  const change = { kind: "cell", sheet: "sale-finishings", row: "3", column: "only", was: "", now: "6" };
  expect(sent).toEqual([{ edits: [change] }]);
});
