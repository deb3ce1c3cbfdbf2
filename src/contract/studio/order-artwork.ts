import { z } from "zod";
import { readingFaults } from "#domain/artwork/preflight/reading-fault.ts";
import { MOST_ARTWORK_FILES } from "#domain/configure/artwork/artwork-choice.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const aLine = z.object({
  order_no: z.string().max(20).meta({ description: "The number of an order." }),
  line: z.coerce.number().int().min(1).max(1_000).meta({ description: "A line of the order, from 1." }),
});
const params = { order_no: "K26-4F7Q2M", line: 1 };
const joined = z.string().max(20_000).default("");

const put = z.object({
  fact: z.int(),
  is_old: z.boolean().meta({ description: "It lies there so already: nothing was done." }),
});

/** The artwork of an order, worked on by the staff with the customer's own tools. */
export const studioArtwork = {
  open: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lines/:line/desk",
    summary: "Lay a line with its files on the desk of its order",
    description:
      "Below `/studio/api/orders/:order_no/desk/` are the shop's own calls for uploads, artwork and cut lines, as that desk's. Nothing of the order is changed by them.",
    needs: "orders.work",
    params: aLine,
    replies: {
      200: z.object({
        title: z.string(),
        seen: z.int().meta({ description: "The newest fact of the order." }),
        document: z
          .string()
          .meta({ description: "The catalogue it was ordered by, of its product, as JSON." }),
        version: z.string(),
        selection: z.record(z.string(), z.unknown()).meta({
          description: "As it is ordered and stored, its files by the ids that they have on the desk.",
        }),
        date: z.string().meta({ description: "The day of the shop." }),
      }),
    },
    refusals: [...ofStaff, "artwork-full", "artwork-gone", "not-found", "order-closed", "too-many-tries"],
    example: { params },
  }),
  put: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lines/:line/artwork",
    summary: "Put what lies on the desk of an order into a line of it",
    description:
      "An approval is withdrawn, and no proof is sent by it. The same again is nothing new. 409 where something has happened since `seen`.",
    needs: "orders.work",
    params: aLine,
    body: z.object({
      seen: z.int().min(0),
      artwork: joined.meta({
        description:
          "Ids of files on the desk for each set and side, joined by commas; nothing between two for an empty place.",
      }),
      placings: joined.meta({
        description: 'Where they lie, joined likewise, such as "fill_1.25_0_-0.1_90".',
      }),
      cut_lines: joined.meta({ description: "Ids of the lines they are cut along, joined likewise." }),
      note: z.string().max(5_000).default("").meta({ description: "To the customer; may stay empty." }),
    }),
    replies: { 200: put },
    refusals: [
      ...ofStaff,
      "artwork-evaluated",
      "artwork-full",
      "artwork-gone",
      "cut-line-gone",
      "not-found",
      "order-closed",
      "order-moved",
      "reference-used",
      "refused",
      "too-many-tries",
    ],
    example: { params, body: { seen: 1, artwork: "k4m2p7x9q1ab", placings: "fill" } },
  }),
  putRequestFile: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lines/:line/request-file",
    summary: "Put a file of the quote request that an order answers into a place of a line",
    description:
      "Its first page, and the second on the back. An approval is withdrawn, and no proof is sent by it. The same again is nothing new. 409 where something has happened since `seen`.",
    needs: "orders.work",
    params: aLine,
    body: z.object({
      seen: z.int().min(0),
      place: z.int().min(0).max(MOST_ARTWORK_FILES).meta({
        description: "Which of the line's sets and sides, from 0.",
      }),
      request_file: z.uuid().meta({ description: "The id of the file." }),
    }),
    replies: { 200: put },
    refusals: [
      ...ofStaff,
      ...readingFaults,
      "artwork-evaluated",
      "not-found",
      "order-closed",
      "order-moved",
      "reference-used",
      "too-many-tries",
      "upload-gone",
    ],
    example: {
      params,
      body: { seen: 1, place: 0, request_file: "0b9f2a54-4a0c-4f0e-9d63-6a3f6b1c2d7e" },
    },
  }),
} as const;
