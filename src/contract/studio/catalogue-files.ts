import { z } from "zod";
import { catalogueChange, draftLine } from "./catalogue.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

/** Of the file in base64: 2 MB. */
const MOST_FILE = 2_800_000;

/** The catalogue as a file. */
export const catalogueFiles = {
  sheets: defineStudioCall({
    method: "GET",
    path: "catalogue/sheets",
    summary: "The sheets of the catalogue, with what their columns are called",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        sheets: z.array(
          z.object({ name: z.string(), part: z.string(), title: z.string(), columns: z.array(z.string()) }),
        ),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  export: defineStudioCall({
    method: "GET",
    path: "catalogue/export",
    summary: "The catalogue as a file: all of it as JSON, or a sheet as a table (CSV)",
    description: "Without the shop’s GST number, account and logo, and without coupons.",
    needs: "catalogue.export",
    query: z.object({
      what: z
        .enum(["on-sale", "draft"])
        .default("on-sale")
        .meta({ description: "What is sold, or the draft as it would be sold." }),
      sheet: z.string().max(100).default("").meta({ description: "All of it where none is named." }),
    }),
    replies: {
      200: z.object({
        name: z.string().meta({ description: "What the file is called." }),
        text: z.string(),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { query: { what: "on-sale", sheet: "products" } },
  }),
  check: defineStudioCall({
    method: "POST",
    path: "catalogue/import",
    summary: "What a file would change in the draft",
    description:
      "Nothing is changed by it: the changes are sent as edits of the draft. Rows and columns that the file does not have stay as they are; nothing outside of the sheets is read. With faults there are no lines.",
    needs: "catalogue.change",
    body: z.object({ file: z.base64().max(MOST_FILE) }),
    replies: {
      200: z.object({
        sheets: z.array(z.object({ title: z.string(), rows: z.int() })),
        lines: z.array(draftLine.extend({ change: catalogueChange })),
        faults: z.array(
          z.object({
            sheet: z.string().meta({ description: "Empty where it is about the whole file." }),
            line: z.int().nullable().meta({ description: "Of a table, from 1." }),
            row: z.string(),
            column: z.string(),
            message: z.string(),
          }),
        ),
        more_faults: z.int().meta({ description: "Faults that are not told one by one." }),
        notes: z.array(z.string()).meta({ description: "What the file leaves as it is." }),
      }),
    },
    refusals: ofStaff,
    example: { body: { file: "S2V5IChwcm9kdWN0cyksV2hhdA0KIzEsS3JhZnQgUGFwZXINCg==" } },
  }),
} as const;
