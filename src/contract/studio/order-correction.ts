import { z } from "zod";
import { configured, plainField, plainInput } from "./plain-form.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const orderNo = z.object({ order_no: z.string().max(20).meta({ description: "The number of an order." }) });
const lineNumber = z.int().min(1).max(1_000);

const chosen = configured.meta({
  description: "`configured` of the line's form; empty for what is ordered.",
});

/** Fields of the checkout, as they are typed there. */
const contactFields = z.record(z.string().max(40), z.string().max(500));

const correction = z.object({
  seen: z.int().min(0).meta({ description: "The newest fact of the order that was looked at." }),
  key: z.uuid().meta({ description: "By which the same correction sent twice is one." }),
  reason: z.string().max(2_000).default("").meta({ description: "The customer reads it." }),
  contact: contactFields.optional().meta({ description: "Those fields of the checkout that change." }),
  lines: z
    .array(z.object({ line: lineNumber, configured: chosen }))
    .max(100)
    .readonly()
    .default([]),
  removed: z.array(lineNumber).max(100).readonly().default([]),
  added: z
    .array(
      z.object({ like: lineNumber.meta({ description: "It begins as this line." }), configured: chosen }),
    )
    .max(20)
    .readonly()
    .default([]),
  charges: z
    .array(
      z.object({
        title: z.string().max(120),
        amount: z.string().max(20).meta({ description: "As it is typed; with a minus it is taken off." }),
      }),
    )
    .max(10)
    .readonly()
    .default([]),
  shipping: z.string().max(60).nullable().default(null).meta({
    description: "Another way of shipping, or the same one at its price of now; null leaves it as it is.",
  }),
  total: z.number().nullable().default(null).meta({
    description:
      "What the order comes to with it, as it was shown, in dollars; where it is another by now, nothing is changed.",
  }),
});

/** A correction as it is asked for. */
export type CorrectionInput = z.output<typeof correction>;

const way = z.object({
  method: z.string(),
  cost: z.number().meta({ description: "NZD, GST included." }),
  is_now: z.boolean().meta({ description: "It is sent so." }),
});

const worked = z.object({
  changes: z.array(z.string()).readonly().meta({ description: "What is put right, in words." }),
  costs: z.string().meta({ description: "In words, such as “It costs $12.50 more.”" }),
  total: z.number(),
  due: z.number().meta({ description: "Still to be paid then; below 0 it is given back." }),
  is_lower: z.boolean().meta({ description: "The order comes to less, so the call of that name takes it." }),
  proofs: z.array(z.string()).readonly().meta({ description: "What is proofed and approved anew." }),
  coupon: z.number().meta({ description: "What the coupon takes off then." }),
  points: z.number().meta({ description: "What points pay then." }),
  shipping_fee: z.number(),
  ways: z.array(way).readonly(),
  leaves: z.iso.date().nullable().meta({ description: "Where it were approved and paid today." }),
  arrives: z.iso.date().nullable(),
});

const refusals = [
  ...ofStaff,
  "correction-below-zero",
  "correction-empties",
  "correction-lowers",
  "correction-moved",
  "correction-reason-required",
  "correction-same",
  "not-found",
  "order-closed",
  "order-moved",
  "reference-used",
  "refused",
  "too-many-tries",
] as const;

const done = z.object({
  fact: z.int(),
  is_old: z.boolean().meta({ description: "It was made before: nothing was done." }),
});

const example = {
  params: { order_no: "K26-4F7Q2M" },
  body: {
    seen: 1,
    key: "6c1d8a52-8f0e-4f65-9a57-0f4a6d2f7b10",
    reason: "You asked for 500.",
    lines: [{ line: 1, configured: "" }],
    contact: { po_number: "PO-1" },
  },
} as const;

/** What is put right about an order that was placed. */
export const orderCorrection = {
  changeKey: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/change-key",
    summary: "Give an order another key",
    description: "Its link is mailed to the order's own address; those of before open nothing any more.",
    needs: "orders.work",
    params: orderNo,
    body: z.strictObject({}),
    refusals: [...ofStaff, "not-found"],
    replies: { 200: z.object({ email: z.string() }) },
    example: { params: { order_no: "K26-4F7Q2M" }, body: {} },
  }),
  form: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lines/:line/form",
    summary: "What can be chosen of a line of an order, and what comes of a change",
    description: "Nothing is changed by it.",
    needs: "orders.work",
    params: orderNo.extend({
      line: z.coerce.number().int().min(1).max(1_000).meta({ description: "A line of the order, from 1." }),
    }),
    body: z.object({ configured: chosen, typed: plainInput }),
    replies: {
      200: z.object({
        configured: z.string(),
        title: z.string(),
        fields: z.array(plainField).readonly(),
        faults: z.record(z.string(), z.string()).meta({ description: "What is wrong with it, by field." }),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { order_no: "K26-4F7Q2M", line: 1 }, body: { configured: "", typed: [] } },
  }),
  workOut: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/correction/preview",
    summary: "What a correction of an order comes to, worked out at the prices of the day it was ordered",
    description: "Nothing is changed by it.",
    needs: "orders.work",
    params: orderNo,
    body: correction,
    replies: { 200: worked },
    refusals,
    example,
  }),
  correct: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/correction",
    summary: "Put an order right that does not come to less by it",
    needs: "orders.work",
    params: orderNo,
    body: correction,
    replies: { 200: done },
    refusals,
    example,
  }),
  lower: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/lowering",
    summary: "Put an order right, also where it comes to less by it",
    needs: "orders.lower",
    params: orderNo,
    body: correction,
    replies: { 200: done },
    refusals,
    example,
  }),
} as const;
