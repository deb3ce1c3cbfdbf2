import { z } from "zod";
import { orderStages } from "#domain/order/listing/order-list.ts";
import { MOST_CHARACTERS } from "#domain/order/parcels/pasted-lines.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const orderNo = z.string().max(20).meta({ description: "The number of an order." });

/** Orders that are noted as sent in one call. */
export const MOST_SENT = 50;

const pasted = z.object({
  line: z.int().meta({ description: "Of the text, from 1." }),
  text: z.string(),
  order_no: z.string().nullable().meta({ description: "Null: none, or none that is there." }),
  customer: z.string(),
  stage: z.enum(orderStages).nullable(),
  seen: z.int().meta({ description: "The order's newest fact: what is said of it names what was seen." }),
  carrier: z.string().nullable().meta({ description: "Null where the line names none." }),
  number: z.string().meta({ description: "Of the parcel; empty where none was found." }),
  fault: z.string().meta({ description: "Why it cannot be noted as sent; empty where it can." }),
  doubt: z.string().meta({ description: "What to look at before; empty for nothing." }),
});

/** Parcels that have left, by what a courier says of them. */
export const parcelCalls = {
  read: defineStudioCall({
    method: "POST",
    path: "parcels/read",
    summary: "Read a pasted list of order and tracking numbers",
    description: "Nothing is noted: each line says what was understood, and what is wrong with it.",
    needs: "orders.work",
    body: z.object({ text: z.string().max(MOST_CHARACTERS) }),
    replies: { 200: z.object({ parcels: z.array(pasted) }) },
    refusals: [...ofStaff, "refused"],
    example: { body: { text: "K26-4F7Q2M AB123456789NZ" } },
  }),
  dispatch: defineStudioCall({
    method: "POST",
    path: "parcels/dispatch",
    summary: "Note some orders as sent",
    description:
      "Each order is a fact of its own: one that something has happened to since `seen` is refused, the others are noted. What was noted before, word for word, is noted once.",
    needs: "orders.work",
    body: z.object({
      orders: z
        .array(
          z.object({
            order_no: orderNo,
            seen: z.int().min(0),
            carrier: z.string().max(200),
            numbers: z.array(z.string().max(100)).max(50).meta({ description: "Of its parcels." }),
          }),
        )
        .min(1)
        .max(MOST_SENT),
    }),
    replies: {
      200: z.object({
        orders: z.array(
          z.object({
            order_no: z.string(),
            outcome: z.enum(["noted", "before", "refused"]),
            words: z.string().meta({ description: "Why it was refused." }),
          }),
        ),
      }),
    },
    refusals: [...ofStaff, "refused"],
    example: {
      body: {
        orders: [{ order_no: "K26-4F7Q2M", seen: 1, carrier: "NZ Post", numbers: ["AB123456789NZ"] }],
      },
    },
  }),
} as const;
