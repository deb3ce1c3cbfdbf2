import { z } from "zod";
import { CART_LIMIT } from "#domain/cart/cart.ts";
import { defineCall } from "./call.ts";
import { ofKeyedWrite } from "./failures/shared-refusals.ts";
import { ofOrder, orderNo, withKey } from "./schemas/order-link.ts";
import { dollars, title } from "./schemas/reply-fields.ts";
import { idempotencyHeaders } from "./schemas/request-fields.ts";

const params = z.object({ order_no: orderNo });
const line = z.int().meta({ description: "Line of the order, from 1." });

const againSchema = z.object({
  line,
  title,
  quantity_text: z.string(),
  was_price: dollars.meta({ description: "As it was ordered." }),
  price: dollars.nullable().meta({ description: "Of today; null where it is not made any more." }),
  changes: z
    .array(
      z.object({
        label: z.string(),
        was: z.string().nullable(),
        now: z.string().nullable(),
      }),
    )
    .meta({ description: "What else is not as it was." }),
  message: z.string().nullable().meta({ description: "Why it is not made any more." }),
  has_artwork: z
    .boolean()
    .meta({ description: "It shows the customer's own files or words, and not a sample." }),
  origin_path: z.string().meta({ description: "The page it was configured on." }),
});

/** An order once more: with the same artwork, at today's prices. */
export const againCalls = {
  readAgain: defineCall({
    method: "GET",
    path: "order/:order_no/again",
    summary: "What an order would be if it were ordered again today",
    params,
    query: withKey,
    refusals: [...ofOrder],
    replies: { 200: z.object({ items: z.array(againSchema) }) },
    example: { params: { order_no: "K26-4F7Q2M" } },
  }),
  addAgain: defineCall({
    method: "POST",
    path: "order/:order_no/again",
    summary: "Put lines of an order into the cart again",
    description:
      "With the files that were ordered, which become files of whoever asks. Each line names the price that was shown: another one is refused with 409.",
    params,
    query: withKey,
    headers: idempotencyHeaders,
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ line, price: dollars }))
        .min(1)
        .max(CART_LIMIT),
    }),
    refusals: [
      ...ofOrder,
      ...ofKeyedWrite,
      "artwork-full",
      "artwork-gone",
      "cart-full",
      "cut-line-gone",
      "price-changed",
      "refused",
      "too-many-tries",
    ],
    replies: { 201: z.object({ count: z.int().meta({ description: "Items in the cart now." }) }) },
    example: { params: { order_no: "K26-4F7Q2M" }, body: { lines: [{ line: 1, price: 19.5 }] } },
  }),
};
