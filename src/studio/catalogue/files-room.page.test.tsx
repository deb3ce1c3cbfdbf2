import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { undone } from "#domain/catalogue/sheets/change.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { FilesRoom, loader } from "./files-room.tsx";
import type { DraftView } from "./use-draft.ts";

type Checked = StudioReplyTo<"POST catalogue/import">;

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
  products: [],
  sheets: [],
};
const change: CatalogueChange = {
  kind: "cell",
  sheet: "products",
  row: "2",
  column: "minimum",
  was: "13.00",
  now: "14.00",
};
const line = { part: "goods", label: "Classic Paper, smallest order", was: "$13.00", now: "$14.00", change };
const nothing: Checked = {
  sheets: [{ title: "Products", rows: 30 }],
  lines: [],
  faults: [],
  more_faults: 0,
  notes: [],
};

/** The room, with what it sends; `checked` is what the shop says of a file, `isStale` whether it takes none of it. */
async function openRoom(checked: Checked = nothing, isStale = false) {
  const sent: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    sheets: { sheets: [{ name: "products", part: "goods", title: "Products", columns: [] }] },
    export: { name: "catalogue-products-2027-03-10.csv", text: "Key (products)" },
    import: checked,
  };
  vi.stubGlobal("fetch", (request: Request | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(typeof request === "string" ? request : request.url, "http://shop");
    const method = init.method ?? "GET";
    const name = pathname.split("/").at(-1) ?? "";
    if (method !== "GET" || name === "export")
      sent.push({ name: `${method} ${name}${search}`, body: JSON.parse((init.body as string) ?? "{}") });
    if (isStale && method === "PATCH")
      return Promise.resolve(
        Response.json(
          { status: "ERROR", code: 409, message: "Somebody else has changed this.", error: {} },
          { status: 409 },
        ),
      );
    const data = name === "draft" ? (method === "GET" ? draft : { revision: 2 }) : answers[name];
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data }));
  });
  const router = createMemoryRouter(
    [{ path: "/catalogue/files", loader, Component: FilesRoom, HydrateFallback: () => null }],
    { initialEntries: ["/catalogue/files"] },
  );
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Bring a file in" });
  return sent;
}

function upload(text: string) {
  const file = new File([text], "prices.csv", { type: "text/csv" });
  return userEvent.upload(screen.getByLabelText("A file of the catalogue"), file);
}

test("a sheet of the draft is saved under the name that the shop gives it", async () => {
  const urls = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const sent = await openRoom();
  await userEvent.click(screen.getByRole("radio", { name: "The draft" }));
  await userEvent.selectOptions(screen.getByLabelText("How much of it"), "Products");
  await userEvent.click(screen.getByRole("button", { name: "Save the file" }));
  expect(sent[0]?.name).toBe("GET export?what=draft&sheet=products");
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("catalogue-products-2027-03-10.csv");
  expect(urls.mock.calls).toMatchObject([[{ type: "text/csv;charset=utf-8" }]]);
});

test("a file's difference is shown, one press puts it into the draft, and it is undone as others are", async () => {
  const sent = await openRoom({ ...nothing, lines: [line], notes: ["Products: 29 rows stay as they are."] });
  await upload("Key (products)");
  const table = within(await screen.findByRole("table", { name: "Difference" }));
  expect(table.getByRole("row", { name: /Classic Paper, smallest order/ })).toHaveTextContent(
    /\$13.00.*\$14.00/,
  );
  expect(screen.getByText("Products: 29 rows stay as they are.")).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(["POST import"]);
  expect(sent[0]?.body["file"]).toBe(btoa("Key (products)"));
  await userEvent.click(screen.getByRole("button", { name: "Put 1 change into the draft" }));
  expect(await screen.findByText("1 change is in the draft.")).toBeVisible();
  expect(sent[1]?.body).toEqual({ edits: [change] });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await vi.waitFor(() => expect(sent[2]?.body).toEqual({ edits: undone([change]) }));
});

test("a difference that the draft does not take any more is worked out again", async () => {
  const sent = await openRoom({ ...nothing, lines: [line] }, true);
  await upload("Key (products)");
  await userEvent.click(await screen.findByRole("button", { name: "Put 1 change into the draft" }));
  expect(await screen.findByText("Somebody else has changed this.")).toBeVisible();
  await vi.waitFor(() =>
    expect(sent.map(({ name }) => name)).toEqual(["POST import", "PATCH draft", "POST import"]),
  );
  expect(sent[2]?.body["file"]).toBe(btoa("Key (products)"));
});

test("faults are told by line and column, and nothing can be taken over", async () => {
  const fault = {
    sheet: "Products",
    line: 2,
    row: "",
    column: "Smallest order, $",
    message: "Please type dollars.",
  };
  await openRoom({ ...nothing, faults: [fault], more_faults: 344 });
  await upload("Key (products)");
  expect(await screen.findByText(/345 things are wrong.*These are the first 1\./)).toBeVisible();
  const table = within(await screen.findByRole("table", { name: "What is wrong" }));
  expect(table.getAllByRole("row")[1]).toHaveTextContent("Products2Smallest order, $Please type dollars.");
  expect(screen.queryByRole("button", { name: /into the draft/ })).toBeNull();
});

test("a file that says the same makes no difference, and one that is too large is not sent", async () => {
  const sent = await openRoom();
  await upload("Key (products)");
  expect(await screen.findByText(/No difference: 30 rows were read/)).toBeVisible();
  await upload("x".repeat(2 * 1024 * 1024 + 1));
  expect(await screen.findByText("This file is larger than 2 MB.")).toBeVisible();
  expect(sent).toHaveLength(1);
});
