import { z } from "zod";
import { MERGED_CART_LIMIT } from "#domain/cart/cart.ts";
import { codeRequired } from "#domain/first-messages.ts";
import { defineCall } from "./call.ts";
import { ofKeyedWrite, ofMember, ofOwner, ofStoredProduct } from "./failures/shared-refusals.ts";
import { artworkSlotSchema } from "./schemas/artwork-parameters.ts";
import { idempotencyHeaders, rowId, rowIdField } from "./schemas/request-fields.ts";
import { artPaper } from "./schemas/example-product.ts";
import { details, dollars, promotion, shippingDate, title } from "./schemas/reply-fields.ts";
import { orderedFields } from "./schemas/submission-fields.ts";

const artworkPath = z.string().nullable().meta({
  description: "The page where its artwork is added; null where all of it is there, or none is needed.",
});

const itemSchema = z.object({
  id: z.int(),
  product_id: z.int(),
  name: z.string(),
  title,
  details,
  sentence: z.string().meta({
    description:
      "All that is bought, in one sentence; empty in the staff's own words and of what nobody knows any more.",
    examples: ["50 stickers, 50 × 50 mm, a circle, on Art Paper, as singles."],
  }),
  summary: z.string().meta({ description: "The details in one line." }),
  quantity: z.int().meta({ description: "Pieces of one set." }),
  kinds: z.int().meta({ description: "Number of sets." }),
  price: dollars.nullable().meta({ description: "Now, for all sets; null when it cannot be priced." }),
  orig_price: dollars.optional().meta({ description: "The price without the running promotion." }),
  promotion: promotion.optional(),
  unit_price: dollars.nullable(),
  product_pricing_id: z.string().nullable(),
  told_price: dollars.meta({ description: "What it cost when the customer was last told." }),
  message: z.string().nullable().meta({ description: "Why it has no price; it then counts for nothing." }),
  quantities: z.array(z.object({ quantity: z.int(), price: dollars })),
  path: z.string().nullable().meta({ description: "The page that changes its options." }),
  picture: z.string().meta({
    description: "Query of `quote/get/picture`, or of `quote/get/own-picture` where it names `artwork`.",
  }),
  artwork_path: artworkPath,
  artwork: z.array(artworkSlotSchema).meta({
    description:
      "The places for the buyer's own files, one for each set and printed side; empty while none is chosen.",
  }),
});

const shippingSchema = z.object({
  method: z.string(),
  cost: dollars,
  shipping_date: shippingDate,
});

export const cartSchema = z.object({
  cart_items: z.array(itemSchema),
  count: z.int(),
  shipping: z.array(shippingSchema),
  shipping_method: z.string().nullable(),
  free_shipping_from: dollars,
  shipping_note: z.string().nullable().meta({
    description: "Why it is too heavy to be sent for nothing, in a sentence; null where it is not.",
  }),
  coupon: z.object({ code: z.string(), name: z.string(), message: z.string().nullable() }).nullable(),
  points: z.object({ balance: z.int(), wished: z.int(), used: z.int(), value: dollars }),
  sub_total: dollars,
  coupon_discount: dollars,
  point_discount: dollars,
  shipping_fee: dollars,
  total_price: dollars,
  gst: dollars.meta({ description: "Inside the total." }),
});

const addedSchema = z.object({
  cart_item: z.object({
    id: z.int(),
    name: z.string(),
    title,
    summary: z.string(),
    quantity: z.int(),
    kinds: z.int(),
    price: dollars,
    artwork_path: artworkPath,
  }),
  count: z.int().meta({ description: "Items in the cart now." }),
  changed: z.boolean().meta({ description: "An item that lay in the cart was changed." }),
});

/** A configured product; every price in it is passed over. */
const addBody = z
  .looseObject({
    ...orderedFields,
    cart_item_id: rowIdField.optional().meta({ description: "Changes this item of the cart instead." }),
    method: z
      .string()
      .trim()
      .max(40)
      .optional()
      .meta({
        description:
          "How it is wished to be shipped. The whole cart goes that way, unless it is the standard one.",
        examples: ["Express"],
      }),
  })
  .meta({
    description:
      "The fields of `get/pricing-data` as JSON; `select_quantity` may stand for `quantity`, and `na`, `front` and `back` " +
      "list print features by side.",
  });

const lineParams = z.object({ id: rowId("Line of the cart.") });

const lineBody = z
  .strictObject({
    quantity: z.int().min(0).max(999_999).optional(),
    kinds: z.int().min(0).max(99).optional(),
    removed: z.literal(false).optional().meta({ description: "Puts a removed item back, for a day." }),
  })
  .refine((body) => Object.keys(body).length > 0, "Say what to change.")
  .refine(
    ({ removed, ...counts }) => removed === undefined || Object.keys(counts).length === 0,
    "Put the item back first, then change it.",
  );

const wholeCart = { 200: cartSchema.meta({ description: "The whole cart, priced as of now." }) };
const firstLine = { id: 1 };

/** The cart: everything in it is priced anew by each call, and every change answers the whole of it. */
export const cart = {
  read: defineCall({
    method: "GET",
    path: "cart",
    summary: "The cart",
    refusals: [...ofOwner],
    replies: wholeCart,
    example: {},
  }),
  count: defineCall({
    method: "GET",
    path: "cart/count",
    summary: "How many items lie in the cart",
    refusals: [...ofOwner],
    replies: { 200: z.object({ count: z.int() }) },
    example: {},
  }),
  add: defineCall({
    method: "POST",
    path: "cart/add",
    summary: "Add a configured product to the cart",
    description:
      "Needs no login: a visitor becomes a guest by its cookie. The price is the shop's own; 409 with `error.pricing_row` " +
      "when it is not the one that was shown.",
    headers: idempotencyHeaders,
    body: addBody,
    refusals: [
      ...ofOwner,
      ...ofStoredProduct,
      ...ofKeyedWrite,
      "price-changed",
      "cart-full",
      "too-many-tries",
    ],
    replies: { 201: addedSchema },
    example: { body: { ...artPaper, quantity: 25 } },
  }),
  change: defineCall({
    method: "PATCH",
    path: "cart/items/:id",
    summary: "Change an item's quantity or sets, or put a removed one back",
    params: lineParams,
    body: lineBody,
    refusals: [...ofOwner, "refused", "not-found", "cart-full"],
    replies: wholeCart,
    example: { params: firstLine, body: { quantity: 50 } },
  }),
  remove: defineCall({
    method: "DELETE",
    path: "cart/items/:id",
    summary: "Remove an item; for a day it can be put back",
    params: lineParams,
    refusals: [...ofOwner, "not-found"],
    replies: wholeCart,
    example: { params: firstLine },
  }),
  bringOver: defineCall({
    method: "PUT",
    path: "cart/update/user-cart/:userId",
    summary: "Bring items into the signed-in user's cart, at the prices of now",
    description:
      "404 when the path names somebody else, or an item is neither theirs nor their browser's guest's.",
    params: z.object({ userId: rowId("Customer whose cart it becomes.") }),
    body: z.strictObject({ cart_items: z.array(rowIdField).min(1).max(MERGED_CART_LIMIT) }),
    refusals: [...ofMember, "not-found"],
    replies: wholeCart,
    example: { params: { userId: 1 }, body: { cart_items: [1] } },
  }),
  coupon: defineCall({
    method: "POST",
    path: "cart/coupon",
    summary: "Use a coupon; an empty code uses none",
    body: z.strictObject({ coupon_code: z.string(codeRequired).trim().max(40) }),
    refusals: [...ofOwner, "refused", "cart-empty", "too-many-tries"],
    replies: wholeCart,
    example: { body: { coupon_code: "FIRSTPEEL" } },
  }),
  points: defineCall({
    method: "POST",
    path: "cart/points",
    summary: "Pay with points",
    description: "For members. The cart only states it; points leave the ledger with an order.",
    body: z.strictObject({ points: z.int().min(0).max(1_000_000) }),
    refusals: [...ofMember, "refused", "cart-empty"],
    replies: wholeCart,
    example: { body: { points: 1 } },
  }),
  shipping: defineCall({
    method: "PUT",
    path: "cart/shipping",
    summary: "Choose how the cart is shipped",
    description: "A method that the cart does not offer (any more) counts as the first one.",
    body: z.strictObject({ shipping_method: z.string().trim().min(1).max(40) }),
    refusals: [...ofOwner, "cart-empty"],
    replies: wholeCart,
    example: { body: { shipping_method: "Express" } },
  }),
};
