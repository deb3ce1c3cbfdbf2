import { z } from "zod";
import { urgencies } from "#domain/order/printing/urgencies.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const day = z.iso.date();
const used = {
  pieces: z.int(),
  sheets: z.int().nullable().meta({ description: "Of its press; null where one of them runs from a web." }),
  area: z.number().meta({ description: "Of stock, in square metres." }),
};
const urgency = z.enum(urgencies).nullable().meta({
  description:
    "Late: its day has passed. Risk: begun now it leaves after its day. Today: it has to be begun today.",
});

const queued = z.object({
  order_no: z.string(),
  seen: z.int().meta({ description: "The order's newest fact: what is said of it names what was seen." }),
  line: z.int(),
  order_lines: z.int().meta({ description: "How many lines its order has, printed or not." }),
  title: z.string(),
  customer: z.string(),
  quantity: z.string(),
  leaves_on: day,
  urgency,
  ...used,
  may_start: z.boolean().meta({ description: "Its order has yet to be started." }),
  files: z.array(z.object({ path: z.string(), words: z.string() })),
});

/** What is to be printed. */
export const printQueue = {
  read: defineStudioCall({
    method: "GET",
    path: "print-queue",
    summary:
      "Lines to print in batches of one material, finishing and way of printing, the most urgent first",
    needs: "orders.read",
    replies: {
      200: z.object({
        date: day.meta({ description: "Today, in the shop." }),
        batches: z.array(
          z.object({
            material: z.string(),
            finishing: z.string(),
            way: z.string(),
            leaves_on: day,
            urgency,
            ...used,
            lines: z.array(queued),
          }),
        ),
        is_more: z.boolean().meta({ description: "There are more orders, which leave later." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  print: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lines/:line/printed",
    summary: "Note that a line was printed, or that it was not",
    needs: "orders.work",
    params: z.object({
      order_no: z.string().max(20).meta({ description: "The number of an order." }),
      line: z.coerce.number().int().min(1).max(1_000).meta({ description: "A line of it, from 1." }),
    }),
    body: z.object({ printed: z.boolean().meta({ description: "False takes it back." }) }),
    replies: { 200: z.object({ printed: z.boolean() }) },
    refusals: [...ofStaff, "not-found", "order-not-made"],
    example: { params: { order_no: "K26-4F7Q2M", line: 1 }, body: { printed: true } },
  }),
} as const;
