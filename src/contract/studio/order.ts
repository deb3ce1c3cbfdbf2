import { z } from "zod";
import { givenBackWays } from "#domain/order/given-back-ways.ts";
import { requestFile } from "../schemas/request-thread.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const labelled = z.object({ label: z.string(), words: z.string() });
const orderNo = z.object({ order_no: z.string().max(20).meta({ description: "The number of an order." }) });

const changed = z.object({ label: z.string(), was: z.string().nullable(), now: z.string().nullable() });

/** Another size or quantity: what was, what is proposed, and what that costs more or less. */
const amendment = z.object({
  changes: z.array(changed).readonly(),
  difference: z.string().meta({ description: "In words, such as “$12.50 more”." }),
});

/** As they are typed: whole millimetres, and pieces of a set. */
const sizeAndQuantity = z.object({ width: z.string(), height: z.string(), quantity: z.string() });

const part = z.number().min(-1).max(1);

/** A place as its print file was drawn, beside what its customer has seen where that is something else. */
const printed = z.object({
  label: z.string().meta({ description: "Which set and side; empty for the only one." }),
  path: z.string().meta({ description: "Of the drawing." }),
  shown_path: z.string().nullable().meta({ description: "Of what was seen; null where it is the same." }),
  parts: z
    .array(z.object({ x: part, y: part, width: part, height: part }))
    .readonly()
    .meta({ description: "Where they differ, in parts of both pictures, the largest first." }),
});

const item = z.object({
  line: z.int(),
  title: z.string(),
  quantity: z.string(),
  price: z.string(),
  agreed: z.string().nullable().meta({ description: "Why its price was set by hand, and what is usual." }),
  details: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  proof: z.string(),
  turn: z.enum(["act", "wait", "done", "over"]),
  note: z.string(),
  change: z.string().nullable().meta({ description: "What the customer asks to be changed." }),
  pinned: z.array(z.object({ version: z.int(), place: z.int(), label: z.string() })).readonly(),
  earlier: z
    .array(
      z.object({
        version: z.int(),
        when: z.string(),
        note: z.string(),
        change: z.string().nullable().meta({ description: "What was asked to be changed of it." }),
        places: z
          .array(
            z.object({
              place: z.int(),
              label: z.string().meta({ description: "Which set and side; empty for the only one." }),
              is_compared: z
                .boolean()
                .meta({ description: "There is a drawing of what is there now, with what has changed." }),
            }),
          )
          .readonly()
          .meta({ description: "Those whose print file was drawn." }),
      }),
    )
    .readonly()
    .meta({ description: "Proofs that were sent back or replaced, the newest first." }),
  to_mind: z.array(z.string()).readonly(),
  notes: z
    .array(z.string())
    .readonly()
    .meta({ description: "Of its files: which page, which plates, along what it is cut." }),
  printed: z.array(printed).readonly(),
  files: z.array(z.object({ path: z.string(), words: z.string() })).readonly(),
  ordered: sizeAndQuantity
    .nullable()
    .meta({ description: "Its size and quantity; null where no other can be proposed." }),
  to_make: z
    .object({
      version: z.int(),
      sha256: z.string(),
      is_another: z.boolean(),
      blocked: z.string().nullable().meta({ description: "Why it cannot be sent yet." }),
    })
    .nullable(),
  is_awaited: z.boolean().meta({ description: "Its customer is to send artwork for it." }),
  proposed: amendment.nullable(),
  is_charge: z.boolean(),
  is_removed: z.boolean().meta({ description: "It was ordered, and is not any more." }),
  places: z
    .array(
      z.object({
        label: z.string().meta({ description: "Which set and side; empty for the only one." }),
        file_name: z.string().nullable(),
      }),
    )
    .readonly()
    .meta({ description: "For its artwork, in their order; none where another cannot be put in." }),
  may_change: z.boolean().meta({ description: "Its options can be others: the catalogue knows its price." }),
  is_sample: z.boolean(),
  is_other: z.boolean().meta({ description: "The files show something else now than the proof did." }),
  sha256: z.string(),
});

const problem = z.object({
  number: z.int(),
  when: z.string(),
  kinds: z.string(),
  words: z.string(),
  pictures: z.array(z.string()).readonly(),
  answers: z.array(z.string()).readonly(),
  remedies: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
});

const wholeOrder = z.object({
  order_no: z.string(),
  seen: z.int().meta({ description: "Its newest fact: what is said of it names what was seen." }),
  stage: z.string(),
  is_over: z.boolean(),
  main: z.enum(["problem", "proof", "pay", "start", "dispatch", "deliver"]).nullable(),
  facts: z.array(labelled).readonly(),
  awaited: z.array(z.string()).readonly(),
  problems: z.array(problem).readonly(),
  items: z.array(item).readonly(),
  sums: z.array(labelled).readonly(),
  due: z.string().meta({ description: "As it is typed; empty for nothing." }),
  owed: z.string(),
  payments: z
    .array(
      z.object({
        reference: z.string(),
        label: z.string().meta({ description: "When it came, and how." }),
        amount: z.string(),
        held: z.string().meta({ description: "What is left of it to give back, in words." }),
        ways: z.array(z.enum(givenBackWays)).readonly(),
      }),
    )
    .readonly()
    .meta({ description: "Payments that anything is left of to give back." }),
  may: z.object({
    start: z.boolean(),
    dispatch: z.boolean(),
    deliver: z.boolean(),
    cancel: z.boolean(),
    correct: z.boolean(),
    correct_goods: z.boolean().meta({ description: "Also what is made, not only where it goes." }),
  }),
  contact: z
    .record(z.string(), z.string())
    .meta({ description: "Fields of the checkout that can be put right." }),
  customer: z.array(labelled).readonly(),
  email: z.string(),
  papers: z.array(labelled.extend({ path: z.string() })).readonly(),
  request: z.string().nullable().meta({ description: "The number of the quote request that it answers." }),
  request_files: z
    .array(requestFile.extend({ id: z.string(), by: z.string().meta({ description: "Who sent it." }) }))
    .meta({ description: "Of that request, as far as they can be printed from." }),
  events: z
    .array(
      z.object({
        id: z.int(),
        when: z.string(),
        by: z.string().meta({ description: "Of the staff the name, where it is known who it was." }),
        words: z.string(),
      }),
    )
    .readonly(),
});

/** What was said, and what it became. */
const told = z.object({
  fact: z.int(),
  is_old: z.boolean().meta({ description: "It was recorded before: nothing was done." }),
});

const typed = z.record(z.string().max(40), z.string().max(5_000)).default({});
const seen = z.int().min(0);

const ofTelling = [
  ...ofStaff,
  "amendment-below-zero",
  "amendment-cut",
  "amendment-same",
  "amount-invalid",
  "artwork-evaluated",
  "cancel-reason-required",
  "deposit-too-large",
  "message-required",
  "not-found",
  "order-closed",
  "order-moved",
  "order-not-ready",
  "order-not-sent",
  "order-unpaid",
  "proof-approved",
  "proof-outdated",
  "proof-replaced",
  "proof-sent-back",
  "proof-unchanged",
  "proof-unprintable",
  "proof-without-artwork",
  "points-whole",
  "reference-used",
  "refund-away",
  "refund-late",
  "refund-too-large",
  "refused",
  "too-many-tries",
] as const;

/** One order of the shop. */
export const studioOrder = {
  read: defineStudioCall({
    method: "GET",
    path: "orders/:order_no",
    summary: "An order with all that is needed to make it, in words",
    needs: "orders.read",
    params: orderNo,
    replies: { 200: wholeOrder },
    refusals: [...ofStaff, "not-found"],
    example: { params: { order_no: "K26-4F7Q2M" } },
  }),
  amend: defineStudioCall({
    method: "GET",
    path: "orders/:order_no/lines/:line/amendment",
    summary: "Another size or quantity of a line, worked out at the prices of the day it was ordered",
    description: "Nothing is changed by it: what is to be proposed is sent along with the next proof.",
    needs: "orders.work",
    params: orderNo.extend({
      line: z.coerce.number().int().min(1).max(1_000).meta({ description: "A line of the order, from 1." }),
    }),
    query: z.object({
      width: z.string().max(20).optional().meta({ description: "In millimetres, as it is typed." }),
      height: z.string().max(20).optional().meta({ description: "Likewise." }),
      quantity: z.string().max(20).optional().meta({ description: "Pieces of a set, as it is typed." }),
    }),
    replies: {
      200: amendment.extend({
        sha256: z.string().meta({ description: "What a proof of it stands for." }),
        to_mind: z
          .array(z.string())
          .readonly()
          .meta({ description: "What a person should look at before it is proofed so." }),
        printed: z.array(printed).readonly().meta({ description: "As far as it was drawn so before." }),
      }),
    },
    refusals: [...ofStaff, "amendment-below-zero", "amendment-cut", "amendment-same", "not-found", "refused"],
    example: { params: { order_no: "K26-4F7Q2M", line: 1 }, query: { quantity: "200" } },
  }),
  work: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/work",
    summary: "Say what was done with an order",
    description: "Refused where something has happened since `seen`, so that nobody does a thing twice.",
    needs: "orders.work",
    params: orderNo,
    body: z.object({
      form: z.enum(["proof", "start", "dispatch", "deliver", "message", "problem", "cancel"]),
      seen,
      typed,
    }),
    replies: { 200: told },
    refusals: ofTelling,
    example: {
      params: { order_no: "K26-4F7Q2M" },
      body: { form: "message", seen: 1, typed: { words: "Hello" } },
    },
  }),
  money: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/money",
    summary: "Note money that has come, or agree on a deposit",
    needs: "money.record",
    params: orderNo,
    body: z.object({ form: z.enum(["pay", "deposit"]), seen, typed }),
    replies: { 200: told },
    refusals: ofTelling,
    example: {
      params: { order_no: "K26-4F7Q2M" },
      body: { form: "pay", seen: 1, typed: { amount: "65.00", reference: "bank 17" } },
    },
  }),
  refund: defineStudioCall({
    method: "POST",
    path: "orders/:order_no/refund",
    summary: "Give money back to the card it came from, or note that it was given back",
    needs: "money.refund",
    params: orderNo,
    body: z.object({ form: z.enum(["refund", "refund-card"]), seen, typed }),
    replies: { 200: told },
    refusals: ofTelling,
    example: {
      params: { order_no: "K26-4F7Q2M" },
      body: { form: "refund", seen: 1, typed: { amount: "5.00", reference: "bank 18" } },
    },
  }),
} as const;
