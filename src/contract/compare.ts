import { z } from "zod";
import { MOST_ANSWERED } from "#domain/compare/compare-limits.ts";
import { defineCall } from "./call.ts";
import { ofKeyedWrite, ofOwner, ofStoredProduct } from "./failures/shared-refusals.ts";
import { configuredBody } from "./schemas/configured-body.ts";
import { artPaper } from "./schemas/example-product.ts";
import { details, promotion, title } from "./schemas/reply-fields.ts";
import { idempotencyHeaders } from "./schemas/request-fields.ts";

function money(description: string) {
  return z.number().meta({ description, examples: [45.5] });
}

const comparedSchema = z.object({
  key: z.string(),
  product: z.string(),
  title,
  details,
  pieces: z.int().meta({ description: "Pieces of all sets together." }),
  price: money("For all sets together, as of now; null when it has none.").nullable(),
  orig_price: money("Without the running promotion.").optional(),
  promotion: promotion.optional(),
  shipping: z
    .object({ method: z.string(), cost: money("0 is free."), delivery: z.string(), quote_page: z.string() })
    .nullable(),
  reason: z.string().nullable().meta({ description: "Why it has no price." }),
  link: z.string().nullable().meta({ description: "The page on which it can be changed." }),
  quote_data: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]))
    .nullable()
    .meta({ description: "The body of `cart/add`; null when it has no price." }),
  picture: z.object({
    svg: z.string().meta({
      description: "What goes inside an `svg` element of 900 x 640; its ids begin with `at-place-`.",
    }),
    words: z.string(),
  }),
});

const keySchema = z.string().regex(/^[\w-]{1,64}$/, "must be a key that POST compare answered");
const comparedKey = z.object({
  key: z.string(),
  already: z.boolean().meta({ description: "It was there before, under this key." }),
});

/** Products side by side. A cookie that any page can read says that there are some; the page keeps the keys. */
export const compare = {
  add: defineCall({
    method: "POST",
    path: "compare",
    summary: "Lay a configured product beside others",
    description:
      "The body has the names of `get/pricing-data`, print features by side. Prices in it are never believed; 409 with `error.pricing_row` when a `product_pricing_id` is not the price of now. The same product again answers 200 with the key it has; at most 12.",
    headers: idempotencyHeaders,
    body: configuredBody,
    refusals: [
      ...ofOwner,
      ...ofStoredProduct,
      ...ofKeyedWrite,
      "price-changed",
      "compare-full",
      "too-many-tries",
    ],
    replies: { 200: comparedKey, 201: comparedKey },
    example: {
      body: {
        ...artPaper,
        quantity: 10,
        kinds: 1,
        na: [],
        front: [],
        back: [],
      },
    },
  }),
  list: defineCall({
    method: "GET",
    path: "compare",
    summary: "The compared products, priced as of now",
    description:
      "The caller's own under the keys, in their order; without keys all of them, oldest first. Keys of others are as unknown as ones that never were.",
    query: z.object({
      keys: z
        .union([z.string(), z.array(z.string())])
        .default("")
        .transform((given) =>
          [given]
            .flat()
            .flatMap((text) => text.split(","))
            .filter((key) => key !== ""),
        )
        .pipe(z.array(keySchema).max(MOST_ANSWERED))
        .meta({ description: "Keys joined by commas.", examples: ["hJ2kQ9xW,Zt7mB3pL"] }),
    }),
    refusals: [...ofOwner, "too-many-tries"],
    replies: {
      200: z.object({
        types: z.array(comparedSchema),
        gone: z
          .array(z.string())
          .readonly()
          .meta({ description: "Asked keys that the caller does not have." }),
        count: z.int().meta({ description: "How many the caller has in all." }),
      }),
    },
    example: { query: { keys: "hJ2kQ9xW,Zt7mB3pL" } },
  }),
  remove: defineCall({
    method: "DELETE",
    path: "compare/:key",
    summary: "Take a product out of the comparison",
    params: z.object({ key: keySchema.meta({ description: "Key of the compared product." }) }),
    refusals: [...ofOwner, "not-found"],
    replies: { 200: z.object({ count: z.int() }) },
    example: { params: { key: "hJ2kQ9xW" } },
  }),
};
