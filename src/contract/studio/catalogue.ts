import { z } from "zod";
import { catalogueParts } from "#domain/catalogue/sheets/sheet.ts";
import { studioMessageOf } from "#domain/studio-messages.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const MOST_EDITS = 2000;

const name = z.string().max(100);
const text = z.string().max(6_000);
const where = { sheet: name, row: name };

/** Another text in a cell. */
export const cellChange = z.object({
  kind: z.literal("cell"),
  ...where,
  column: name,
  was: text.meta({ description: "What was seen there." }),
  now: text.meta({ description: "As it is typed: dollars, cents, per cent, a day." }),
});

/** One difference between two catalogues. */
export const catalogueChange = z.discriminatedUnion("kind", [
  cellChange,
  z.object({
    kind: z.enum(["add", "remove"]),
    ...where,
    cells: z.record(name, text).meta({ description: "Every cell of the row, by its column." }),
  }),
]);

export const draftLine = z.object({
  part: z.string().nullable(),
  label: z.string().meta({ description: "What is changed: “Art Paper, per m²”." }),
  was: z.string().meta({ description: "Empty where there was nothing." }),
  now: z.string().meta({ description: "Empty where nothing is left." }),
});

const cells = z.record(z.string(), z.string());

const sheet = z.object({
  name: z.string(),
  title: z.string(),
  note: z.string(),
  row_label: z.string(),
  is_list: z.boolean().meta({ description: "Rows can be added and taken away." }),
  copies: z.string().nullable().meta({ description: "The sheet of what is made by copying its rows." }),
  columns: z.array(
    z.object({ name: z.string(), label: z.string(), kind: z.string(), is_fixed: z.boolean() }),
  ),
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      has_lines: z.boolean().meta({ description: "Its text has a paragraph or a point on each line." }),
      cells,
      sold: cells.nullable().meta({ description: "As it is on sale; null where the row is new." }),
    }),
  ),
});

const issue = z.object({
  sheet: z.string().nullable().meta({ description: "Null where it stands in no sheet." }),
  row: z.string().nullable(),
  column: z.string().nullable(),
  message: z.string(),
});

const draft = z.object({
  version: z.string().meta({ description: "What it would be on sale as." }),
  revision: z.int(),
  today: z.string().meta({ description: "The shop’s day." }),
  lines: z.array(draftLine.extend({ change: catalogueChange })),
  conflicts: z
    .array(draftLine.extend({ change: catalogueChange, found: z.string().nullable() }))
    .meta({ description: "Changes that do not fit what is on sale any more." }),
  issues: z.array(issue),
  sheets: z.array(sheet).meta({ description: "Of the part; none without one." }),
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      comes_in: z.array(z.string()).meta({
        description:
          "Rows of finishings and stocks that it can come in, each by its sheet and key: “sale-finishings/3”.",
      }),
    }),
  ),
  topics: z
    .array(z.object({ key: z.string(), name: z.string(), kind: z.string() }))
    .meta({ description: "What there are words about; none in other parts." }),
  topic: z.string().meta({ description: "Whose rows are among the sheets." }),
  facts: z
    .record(z.string(), z.string().nullable())
    .meta({ description: "What words name in braces, as the shop says it now; null where it cannot." }),
  waiting: z.int().meta({ description: "How many publications wait for their hour." }),
  is_offered: z.boolean().meta({
    description:
      "The program has brought a newer catalogue, which is not on sale: this one has prices of its own.",
  }),
});

const priced = z.object({
  label: z.string(),
  address: z.string().nullable().meta({ description: "Where it can be looked at in the shop." }),
  pieces: z.int().meta({ description: "Of one set; the price is that of all." }),
  sets: z.int(),
});
const moved = z.array(priced.extend({ before: z.int(), after: z.int() }));
const cents = z.int().nullable().meta({ description: "Cents." });

const note = z.string().trim().max(500, studioMessageOf("catalogue-reason-long")).default("");
const publishing = {
  note: note.meta({ description: "For whoever looks at it later." }),
  reason: note.meta({ description: "Why, where it breaks rules of good prices." }),
};
const published = { 200: z.object({ publication: z.int() }) };
const faulty = ["catalogue-faulty", "catalogue-conflict", "catalogue-prices-broken"] as const;
const example = {
  kind: "cell",
  sheet: "products",
  row: "1",
  column: "minimum",
  was: "13.00",
  now: "14.00",
} as const;

/** Prices, days and promotions: a draft beside what is on sale. */
export const catalogueCalls = {
  read: defineStudioCall({
    method: "GET",
    path: "catalogue/draft",
    summary: "The draft of the catalogue: what differs from what is on sale, and the sheets of a part",
    needs: "catalogue.change",
    query: z.object({
      part: z
        .string()
        .max(20)
        .default("")
        .meta({ description: `One of ${Object.keys(catalogueParts).join(", ")}.` }),
      topic: name
        .default("")
        .meta({ description: "Of words, one of `topics`; the first where it is left out." }),
    }),
    replies: { 200: draft },
    refusals: ofStaff,
    example: { query: { part: "goods" } },
  }),
  change: defineStudioCall({
    method: "PATCH",
    path: "catalogue/draft",
    summary: "Change cells and rows of the draft, all or none",
    description:
      "Nothing is on sale by it. What is wrong is said by `error.fields`, each named sheet/row/column. Where somebody else has changed what was seen, `error.cells` says what is there.",
    needs: "catalogue.change",
    body: z.object({ edits: z.array(catalogueChange).min(1).max(MOST_EDITS) }),
    replies: { 200: z.object({ revision: z.int() }) },
    refusals: [...ofStaff, "refused", "staff-changed"],
    example: { body: { edits: [example] } },
  }),
  discard: defineStudioCall({
    method: "POST",
    path: "catalogue/draft/discard",
    summary: "Drop the draft",
    needs: "catalogue.change",
    body: z.object({ revision: z.int().min(0) }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "staff-changed"],
    example: { body: { revision: 1 } },
  }),
  prices: defineStudioCall({
    method: "GET",
    path: "catalogue/prices",
    summary:
      "What the draft does to prices: every product on every supply in every listed size, and each in two sets",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        version: z.string(),
        compared: z.int(),
        dearer: z.int(),
        cheaper: z.int(),
        gone: z.int(),
        added: z.int(),
        rises: moved,
        falls: moved,
        broken: z.array(
          z.object({
            rule: z.enum(["no-price", "below-cost", "larger-cheaper", "given-away"]),
            count: z.int(),
            worst: z.array(priced.extend({ price: cents, against: cents })),
          }),
        ),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  publish: defineStudioCall({
    method: "POST",
    path: "catalogue/publish",
    summary: "Put the draft on sale",
    description:
      "Every node follows. It is published as it was seen: with another `version` nothing is. Carts are priced anew; kept quotations and orders keep their prices.",
    needs: "catalogue.publish",
    body: z.object({ version: z.string().max(64), ...publishing }),
    replies: published,
    refusals: [...ofStaff, ...faulty, "staff-changed", "catalogue-unchanged"],
    example: { body: { version: "0123456789abcdef0123456789abcdef", note: "Paper costs more from July." } },
  }),
  publications: defineStudioCall({
    method: "GET",
    path: "catalogue/publications",
    summary: "The last fifty publications, the newest first",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        publications: z.array(
          z.object({
            id: z.int(),
            at: z.string(),
            who: z.string(),
            note: z.string(),
            reason: z.string().nullable(),
            lines: z.array(draftLine),
            undoes: z.int().nullable(),
            undone_by: z.int().nullable(),
          }),
        ),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  takeBack: defineStudioCall({
    method: "POST",
    path: "catalogue/take-back",
    summary: "Take a publication back",
    description: "What was published since stays; where that has changed the same, nothing is taken back.",
    needs: "catalogue.publish",
    body: z.object({ publication: z.int().positive().max(2_147_483_647), ...publishing }),
    replies: published,
    refusals: [...ofStaff, ...faulty, "not-found", "staff-changed", "catalogue-taken-back"],
    example: { body: { publication: 1 } },
  }),
} as const;
