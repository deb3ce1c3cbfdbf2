import { z } from "zod";
import { MERGED_CART_LIMIT } from "#domain/cart/cart.ts";
import { billToForm } from "#domain/quotation/bill-to.ts";
import { defineCall } from "./call.ts";
import { ofKeyedWrite, ofOwner, ofStoredProduct } from "./failures/shared-refusals.ts";
import { listedArtworkSchema } from "./schemas/listed-artwork.ts";
import { idempotencyHeaders, rowId, rowIdField } from "./schemas/request-fields.ts";
import { followedRequest } from "./schemas/request-thread.ts";
import { date, details, dollars, place, title } from "./schemas/reply-fields.ts";
import { orderedFields } from "./schemas/submission-fields.ts";

/** A quotation in the spec's names (quotes-and-accounts.md 3); money as dollars, GST included. */
const quotationSchema = z.object({
  id: z.int(),
  quotation_no: z.string(),
  issue_date: date,
  valid_until: date,
  path: z.string().meta({ description: "Its page, with its key: for whoever is given it." }),
  name: z.string(),
  ...place,
  items: z.array(
    z.object({
      product: z.string(),
      title,
      details,
      quantity: z.int().meta({ description: "Pieces of one set." }),
      kinds: z.int().meta({ description: "Number of sets." }),
      quantity_text: z.string().meta({ examples: ["2 sets of 250 pcs"] }),
      price: dollars.meta({ description: "For all sets." }),
      picture: z.string().meta({
        description:
          "Query of `quote/get/picture`, or of `quote/get/own-picture` where it names `artwork`; empty for a charge, which has no pieces.",
      }),
    }),
  ),
  sub_total: dollars,
  shipping_fee: dollars,
  point_discount: dollars,
  coupon_discount: dollars,
  total_price: dollars,
  words: z.string().meta({ description: "What a person of the shop says with it." }),
  gst: dollars.meta({ description: "Inside the total." }),
  shipping_method: z
    .string()
    .nullable()
    .meta({ description: "Null where it was not written down.", examples: ["Standard"] }),
  delivery_date: date.nullable().meta({
    description: "An estimate, for an order on the day of issue; null where it was not written down.",
  }),
  gst_number: z
    .string()
    .nullable()
    .meta({ description: "The shop's, as it is now.", examples: ["123-456-789"] }),
});

const stage = z.enum(["kept", "ordered", "ended"]).meta({
  description: "Its prices are kept, it became an order, or its days are over.",
});

/** One line of the list of quotations. */
const listedSchema = quotationSchema
  .pick({ id: true, quotation_no: true, issue_date: true, valid_until: true, path: true, total_price: true })
  .extend({
    stage,
    products: z.array(z.string()),
    titles: z.array(title),
    artwork: listedArtworkSchema,
  });

/** What whoever has the link of a quotation sees: the document as it was issued, and what can be done with it now. */
const linkedSchema = quotationSchema.omit({ id: true }).extend({
  stage,
  is_own: z.boolean().meta({ description: "It was issued for whoever asks." }),
  ordered_on: date.nullable(),
  order_path: z
    .string()
    .nullable()
    .meta({ description: "The page of its order, for whoever ordered it; null for others." }),
  offer: z
    .object({ total_price: dollars, delivery_date: date.nullable() })
    .nullable()
    .meta({ description: "What ordering it now comes to; null where it cannot be ordered." }),
  goods_today: dollars
    .nullable()
    .meta({ description: "What its goods cost today; null where not all of them can be priced." }),
  brings_artwork: z.boolean().meta({ description: "Its artwork goes along into the cart of whoever asks." }),
  is_written: z.boolean().meta({
    description:
      "A person answered a quote request by it: no catalogue has its prices, and no cart takes it.",
  }),
  request: followedRequest
    .nullable()
    .meta({ description: "The quote request that it answers; null where it answers none." }),
  newer_path: z.string().nullable().meta({
    description: "The page of the answer that has taken its place; null where none has.",
  }),
});

const link = {
  params: z.object({
    quotation_no: z.string().meta({ description: "Its number.", examples: ["Q2610231A2B3C4D5E"] }),
  }),
  query: z.object({
    key: z.string().max(100).meta({ description: "Of the quotation's link." }),
  }),
};
const linkExample = {
  params: { quotation_no: "Q2610231A2B3C4D5E" },
  query: { key: "lVaZSKgFCf0jrYtQNrc-QzbUWA3abZJdA6hpEvc7T7M" },
};

const passedOver = z.unknown().optional().meta({ description: "As shown; passed over." });

/** What the page says it costs (quotes-and-accounts.md 3). */
const shownSums = {
  sub_total: passedOver,
  shipping_fee: passedOver,
  point_discount: passedOver,
  coupon_discount: z
    .unknown()
    .optional()
    .meta({
      description:
        "The discount the cart has shown. Above 0: refused when its coupon takes nothing off any more.",
      examples: [5.7],
    }),
  total_price: passedOver,
};

/** Quotations: issued once, read and addressed by their owner alone. */
export const quotation = {
  create: defineCall({
    method: "POST",
    path: "quote/create/quotation",
    summary: "Issue a quotation",
    description:
      "At the shop's own prices of now: prices and sums in the body are passed over. 409 with `error.pricing_row` " +
      "when a `product_pricing_id` is not the price of now. Bill To begins with what the shop knows of its owner.",
    headers: idempotencyHeaders,
    body: z.object({
      ...shownSums,
      quotations: z
        .array(z.looseObject({ ...orderedFields, cart_item_id: rowIdField.optional() }))
        .min(1)
        .max(MERGED_CART_LIMIT, `Quote at most ${MERGED_CART_LIMIT} items at a time.`)
        .meta({
          description:
            "Configured products in the fields of `get/pricing-data`, as in `cart/add`; or items of the own cart by " +
            "`cart_item_id`: all of them together cost what the cart says.",
        }),
    }),
    refusals: [
      ...ofOwner,
      ...ofStoredProduct,
      ...ofKeyedWrite,
      "price-changed",
      "not-found",
      "too-many-tries",
    ],
    replies: { 201: z.object({ id: z.int(), quotation_no: z.string() }) },
    example: { body: { quotations: [{ cart_item_id: 1 }] } },
  }),
  list: defineCall({
    method: "GET",
    path: "quote/get/quotations",
    summary: "Quotations of this browser's account or guest",
    description: "The newest 100, the newest first.",
    refusals: [...ofOwner],
    replies: { 200: z.array(listedSchema) },
    example: {},
  }),
  read: defineCall({
    method: "GET",
    path: "quote/get/quotation/:quotation_no",
    summary: "One of the own quotations",
    params: link.params,
    refusals: [...ofOwner, "not-found"],
    replies: { 200: quotationSchema },
    example: { params: { quotation_no: "Q2610231A2B3C4D5E" } },
  }),
  changeBillTo: defineCall({
    method: "PUT",
    path: "quote/update/quotation/:id",
    summary: "Write Bill To of an own quotation",
    description: "Nothing else of a quotation changes; other fields are passed over.",
    params: z.object({ id: rowId("Quotation.") }),
    body: billToForm,
    refusals: [...ofOwner, "not-found", "too-many-tries"],
    replies: { 200: quotationSchema },
    example: { params: { id: 1 }, body: { name: "Hollow Hill Honey", city_town: "Nelson" } },
  }),
  changeKey: defineCall({
    method: "POST",
    path: "quotation/:quotation_no/change-key",
    summary: "Give an own quotation another key",
    description: "The keys of before open nothing any more.",
    params: link.params,
    body: z.strictObject({}),
    refusals: [...ofOwner, "not-found", "too-many-tries"],
    replies: { 200: z.object({ path: z.string().meta({ description: "Its page, with the new key." }) }) },
    example: { params: { quotation_no: "Q2610231A2B3C4D5E" }, body: {} },
  }),
  open: defineCall({
    method: "GET",
    path: "quotation/:quotation_no",
    summary: "A quotation by its link",
    description:
      "For whoever has its key, whoever it was issued for. Another key and another number are a 404.",
    ...link,
    refusals: [...ofOwner, "not-found", "too-many-tries"],
    replies: { 200: linkedSchema },
    example: linkExample,
  }),
  picture: defineCall({
    method: "GET",
    path: "quotation/:quotation_no/pictures/:line",
    summary: "What a line of a quotation looks like, as a file",
    description:
      "With the customer's artwork in it, for an `img` element of whoever has the quotation's link.",
    params: link.params.extend({
      line: z.coerce
        .number()
        .int()
        .min(1)
        .max(MERGED_CART_LIMIT)
        .meta({ description: "Line of the quotation.", examples: [1] }),
    }),
    query: link.query,
    refusals: ["not-found", "too-many-tries"],
    replies: { 200: z.string().meta({ description: "The file." }) },
    media: "image/svg+xml",
    example: { ...linkExample, params: { ...linkExample.params, line: 1 } },
  }),
  code: defineCall({
    method: "GET",
    path: "quotation/:quotation_no/code",
    summary: "The address of a quotation as a QR code, as a file",
    ...link,
    refusals: ["not-found", "too-many-tries"],
    replies: { 200: z.string().meta({ description: "The file." }) },
    media: "image/svg+xml",
    example: linkExample,
  }),
  toCart: defineCall({
    method: "POST",
    path: "quotation/:quotation_no/cart",
    summary: "Put what a quotation quotes into the cart, to be changed there",
    description:
      "At the prices of now: the cart says where they are not those of the quotation. Artwork goes along for its owner only.",
    ...link,
    headers: idempotencyHeaders,
    refusals: [...ofOwner, ...ofKeyedWrite, "cart-full", "not-found", "quoted-in-words", "too-many-tries"],
    replies: { 201: z.object({ count: z.int().meta({ description: "Items in the cart now." }) }) },
    example: linkExample,
  }),
};
