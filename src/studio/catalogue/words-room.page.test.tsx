import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { undone } from "#domain/catalogue/sheets/change.ts";
import type { DraftView } from "./use-draft.ts";
import { loader, WordsRoom } from "./words-room.tsx";

const column = (name: string, kind: string) => ({ name, label: name, kind, is_fixed: name === "group" });
const sheet = { note: "Facts stand in braces.", row_label: "Row", copies: null };
const row = (key: string, label: string, cells: Record<string, string>, hasLines = false) => ({
  key,
  label,
  has_lines: hasLines,
  cells,
  sold: cells,
});
const entry = (place: string, question: string, answer: string) => ({
  group: "Swing Tags",
  place,
  question,
  answer,
});

const draftOf = (topic: string): DraftView => ({
  version: "1",
  revision: 1,
  today: "2027-03-10",
  lines: [],
  conflicts: [],
  issues: [],
  is_offered: false,
  waiting: 0,
  products: [],
  topics: [
    { key: "faq.Swing Tags", name: "Swing Tags", kind: "Questions" },
    { key: "panel.kraft-paper", name: "Kraft Paper", kind: "Products" },
    { key: "panel.jute-paper", name: "Jute Paper", kind: "Products" },
    { key: "mail.ready", name: "It is being made", kind: "Mails about an order" },
  ],
  topic,
  facts: {
    "{standard:kraft-paper}": "9-10 business days",
    "{fewest:gone}": null,
    "{arrival}": "Thu 3 December",
  },
  sheets: [
    {
      ...sheet,
      name: "texts",
      title: "Texts",
      is_list: false,
      columns: [column("text", "words")],
      rows:
        topic === "panel.kraft-paper"
          ? [
              row("panel.kraft-paper.introduction", "Kraft Paper, Introduction", {
                text: "In {standard:kraft-paper}. From {fewest:gone}.",
              }),
              row(
                "panel.kraft-paper.good-for.items",
                "Kraft Paper, Good for, points",
                { text: "Jars\nSoap" },
                true,
              ),
            ]
          : topic === "mail.ready"
            ? [
                row("mail.ready.subject", "It is being made, Subject", { text: "We have begun" }),
                row("mail.ready.opening", "It is being made, Opening", { text: "Yours by {arrival}." }, true),
              ]
            : [],
    },
    {
      ...sheet,
      name: "copy-good-for",
      title: "Copied products, good for",
      is_list: false,
      columns: [column("text", "words-or-none")],
      rows:
        topic === "panel.jute-paper"
          ? [
              row("100001.good-for.items", "Jute Paper, Good for, points", { text: "Jars\nSoap" }, true),
              row("100001.how-it-is-made.items", "Jute Paper, How it is made, points", { text: "" }, true),
            ]
          : [],
    },
    {
      ...sheet,
      name: "faq",
      title: "Questions",
      is_list: true,
      columns: [
        column("group", "name"),
        column("place", "pieces"),
        column("question", "sentence"),
        column("answer", "words"),
      ],
      rows:
        topic === "faq.Swing Tags"
          ? [
              row("7", "Swing Tags, question 1", entry("1", "How large?", "2 x 3.5 inch.")),
              row("8", "Swing Tags, question 2", entry("2", "With a string?", "If you like.")),
            ]
          : [],
    },
  ],
});

/** The room, with the edits it sends; `refused` answers them. */
async function openRoom(topic: string, refused: { status: number; error: object } | null = null) {
  const sent: CatalogueChange[][] = [];
  vi.stubGlobal("fetch", (_request: Request | string, init: RequestInit = {}) => {
    if (init.method !== "PATCH")
      return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: draftOf(topic) }));
    sent.push((JSON.parse(init.body as string) as { edits: CatalogueChange[] }).edits);
    return Promise.resolve(
      refused === null
        ? Response.json({ status: "SUCCESS", code: 200, data: { revision: 2 } })
        : Response.json(
            { status: "ERROR", code: refused.status, message: "No.", error: refused.error },
            { status: refused.status },
          ),
    );
  });
  const room = { path: "words", loader, Component: WordsRoom };
  const router = createMemoryRouter([{ ...room, HydrateFallback: () => null }], {
    initialEntries: [`/words?topic=${encodeURIComponent(topic)}`],
  });
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />);
  const { topics } = draftOf(topic);
  await screen.findByRole("heading", { name: topics.find(({ key }) => key === topic)?.name ?? "" });
  return { sent, keys: userEvent.setup() };
}

const preview = () => within(screen.getByRole("region", { name: "As the shop shows it" }));
const introduction = { kind: "cell", sheet: "texts", row: "panel.kraft-paper.introduction", column: "text" };

test("what is typed is seen in the page beside it at once, and saved when the field is left", async () => {
  const { sent, keys } = await openRoom("panel.kraft-paper");
  expect(preview().getByText("In 9-10 business days.")).toBeVisible();
  const field = screen.getByLabelText("Introduction");
  await keys.click(field);
  await keys.keyboard("{Control>}a{/Control}Ngā tohu <b>pāua</b>, {{days}.");
  expect(preview().getByText(/Ngā tohu <b>pāua<\/b>/)).toBeVisible();
  expect(preview().getByText("{days}").tagName).toBe("MARK");
  expect(sent).toEqual([]);
  await keys.tab();
  expect(sent).toEqual([
    [
      {
        ...introduction,
        was: "In {standard:kraft-paper}. From {fewest:gone}.",
        now: "Ngā tohu <b>pāua</b>, {days}.",
      },
    ],
  ]);
  await screen.findByText("Kraft Paper, Introduction: saved in the draft.");
});

test("a mail is seen with what its order says, and with what the program writes below", async () => {
  const { keys } = await openRoom("mail.ready");
  const mail = within(screen.getByRole("region", { name: "As the mail says it" }));
  expect(mail.getByText("Yours by Thu 3 December.")).toBeVisible();
  expect(
    mail.getByText(
      /order’s number follows.*Below the opening the program writes: .* its tax invoice.*\{first-name\}, \{order-no\}, \{item\}, \{arrival\}, \{total\}, \{due\},/,
    ),
  ).toBeVisible();
  expect(mail.queryByRole("link")).toBeNull();
  await keys.type(screen.getByLabelText("Subject"), ", Maia");
  expect(mail.getByRole("heading", { name: "We have begun, Maia" })).toBeVisible();
});

test("a new link's mail has the order's number behind its subject, and a welcome none", async () => {
  await openRoom("mail.new-link");
  expect(screen.getByText(/^The order’s number follows the subject\./)).toBeVisible();
  cleanup();
  await openRoom("mail.welcome");
  expect(screen.queryByText(/order’s number follows/)).toBeNull();
});

test("points of a copied product stand below the program's heading, and empty ones nowhere", async () => {
  await openRoom("panel.jute-paper");
  expect(screen.getByLabelText("Good for, points")).toHaveValue("Jars\nSoap");
  expect(preview().getByRole("heading", { name: "Good for" })).toBeVisible();
  expect(
    preview()
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Jars", "Soap"]);
  expect(preview().queryByRole("heading", { name: "How it is made" })).toBeNull();
});

test("a field of points has one on each line", async () => {
  const { sent, keys } = await openRoom("panel.kraft-paper");
  await keys.click(screen.getByLabelText("Good for, points"));
  await keys.keyboard("{Control>}{End}{/Control}{Enter}Candles");
  expect(
    preview()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Jars", "Soap", "Candles"]);
  await keys.tab();
  expect(sent[0]).toMatchObject([{ now: "Jars\nSoap\nCandles" }]);
});

test("what is refused is said at its field, where what was typed stays", async () => {
  const place = "texts/panel.kraft-paper.introduction/text";
  const { keys } = await openRoom("panel.kraft-paper", {
    status: 422,
    error: { fields: { [place]: "There is nothing called {days}." } },
  });
  const field = screen.getByLabelText("Introduction");
  await keys.clear(field);
  await keys.type(field, "In {{days}.");
  await keys.tab();
  expect(await screen.findByText("There is nothing called {days}.")).toBeVisible();
  expect(field).toHaveValue("In {days}.");
  expect(field).toBeInvalid();
});

test("a text that somebody else has written meanwhile is told, and what was typed stays", async () => {
  const place = "texts/panel.kraft-paper.introduction/text";
  const { keys } = await openRoom("panel.kraft-paper", {
    status: 409,
    error: { cells: [{ place, found: "Brown." }] },
  });
  const field = screen.getByLabelText("Introduction");
  await keys.clear(field);
  await keys.type(field, "Strong.");
  await keys.tab();
  expect(await screen.findByText("Somebody else has set Brown.; you typed Strong..")).toBeVisible();
  expect(field).toHaveValue("Strong.");
});

test("a question is moved and taken out by keyboard, and the focus stays with it", async () => {
  const { sent, keys } = await openRoom("faq.Swing Tags");
  expect(screen.getByRole("button", { name: "Move question 1 up" })).toHaveAttribute("aria-disabled", "true");
  screen.getByRole("button", { name: "Move question 2 up" }).focus();
  await keys.keyboard("{Enter}");
  await screen.findByText("Moved up.");
  expect(screen.getByRole("button", { name: "Move question 2 up" })).toHaveFocus();
  const place = (key: string, was: string, now: string) => ({
    kind: "cell",
    sheet: "faq",
    row: key,
    column: "place",
    was,
    now,
  });
  expect(sent).toEqual([[place("8", "2", "1"), place("7", "1", "2")]]);
  screen.getByRole("button", { name: "Remove question 1" }).focus();
  await keys.keyboard("{Enter}");
  await screen.findByText("The question is taken out of the draft.");
  const removed = {
    kind: "remove" as const,
    sheet: "faq",
    row: "7",
    cells: entry("1", "How large?", "2 x 3.5 inch."),
  };
  expect(sent[1]).toEqual([removed]);
  await keys.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Undone.");
  expect(sent[2]).toEqual(undone([removed]));
});

test("a question is added below the others; what is wrong with it is said in the dialog", async () => {
  const { sent, keys } = await openRoom("faq.Swing Tags", {
    status: 422,
    error: { fields: { "faq//question": "This question is there already." } },
  });
  screen.getByRole("button", { name: "Add a question" }).focus();
  await keys.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Add a question" }));
  await keys.type(dialog.getByLabelText("Question"), "How large?");
  await keys.type(dialog.getByLabelText("Answer"), "Āe.");
  await keys.click(dialog.getByRole("button", { name: "Put it in the draft" }));
  expect(await dialog.findByText("This question is there already.")).toBeVisible();
  const cells = { group: "Swing Tags", question: "How large?", answer: "Āe." };
  expect(sent).toEqual([[{ kind: "add", sheet: "faq", row: "", cells }]]);
});
