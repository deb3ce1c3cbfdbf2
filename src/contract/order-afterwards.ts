import { z } from "zod";
import { CART_LIMIT } from "#domain/cart/cart.ts";
import { isArtworkId, MOST_ARTWORK_FILES } from "#domain/configure/artwork/artwork-choice.ts";
import { lineReviewForm } from "#domain/review/review-form.ts";
import { defineCall } from "./call.ts";
import { ofForm, ofKeyedWrite } from "./failures/shared-refusals.ts";
import { ofOrder, orderLineParams, orderNo, withKey } from "./schemas/order-link.ts";
import { orderSchema } from "./schemas/order-schema.ts";
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

/** What a customer puts right of an order. */
export const contactCalls = {
  changeKey: defineCall({
    method: "POST",
    path: "order/:order_no/change-key",
    summary: "Give an order another key",
    description:
      "The keys of before open nothing any more. The link with the new one is mailed to the order's own address, whoever asks.",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({}),
    refusals: [...ofOrder, "too-many-tries"],
    replies: { 200: z.object({ email: z.string().meta({ description: "Where it went." }) }) },
    example: { params: { order_no: "K26-4F7Q2M" }, body: {} },
  }),
  changeContact: defineCall({
    method: "POST",
    path: "order/:order_no/contact",
    summary: "Put right whom an order is for, where it goes, or whom to bill",
    description:
      "Until it is made. It moves no money; the order's own address hears of it, and cannot be changed. Fields that are left out stay.",
    params,
    query: withKey,
    body: z.record(z.string().max(40), z.string().max(500)),
    refusals: [...ofOrder, "order-closed", "refused", "too-many-tries"],
    replies: { 200: orderSchema },
    example: { params: { order_no: "K26-9XWT4B" }, body: { address: "9 Marae Road" } },
  }),
};

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

/** Files for an order that is not being made yet. */
export const artworkCalls = {
  sendArtwork: defineCall({
    method: "POST",
    path: "order/:order_no/lines/:line/artwork",
    summary: "Send artwork for a line of an order, in place of what was sent before",
    description:
      "Files that were kept by `POST artwork`, each for one of the line's `places`. The line is printed from them; its next proof is made at once where nothing in them is to be mended. Refused once somebody has looked at what lies there.",
    params: orderLineParams,
    query: withKey,
    body: z.strictObject({
      files: z
        .array(
          z.strictObject({
            place: z
              .int()
              .min(0)
              .max(MOST_ARTWORK_FILES)
              .meta({ description: "Which of its `places`, from 0." }),
            artwork: z.string().refine(isArtworkId, "must be 12 of a-z and 0-9"),
          }),
        )
        .max(MOST_ARTWORK_FILES),
    }),
    refusals: [
      ...ofOrder,
      "artwork-evaluated",
      "artwork-full",
      "artwork-gone",
      "file-required",
      "order-closed",
      "too-many-tries",
    ],
    replies: { 200: orderSchema },
    example: {
      params: { order_no: "K26-4F7Q2M", line: 1 },
      body: { files: [{ place: 0, artwork: "k4m2p7x9q1ab" }] },
    },
  }),
};

/** What is wrong with an order that has left the shop. */
export const problemCalls = {
  reportProblem: defineCall({
    method: "POST",
    path: "order/:order_no/problems",
    summary: "Report a problem with an order that is on its way or has arrived",
    description:
      "What is wrong, in kinds and words, with up to 4 pictures (jpg, png, webp, gif) as attachments[] of multipart form data. The shop is told by mail, and answers there and on the order's page. The same report sent twice is one.",
    consumes: ["application/json", "multipart/form-data"],
    params,
    query: withKey,
    headers: idempotencyHeaders,
    body: z.object({
      kinds: z
        .union([z.string().max(40), z.array(z.string().max(40)).max(20)])
        .default([])
        .meta({ description: "One or several of those of the order's `problems`.", examples: ["print"] }),
      words: z.string().default(""),
    }),
    refusals: [...ofOrder, ...ofKeyedWrite, ...ofForm, "order-not-sent", "refused"],
    replies: { 200: orderSchema },
    example: {
      params: { order_no: "K26-4F7Q2M" },
      body: { kinds: ["print"], words: "The blue has come out purple." },
    },
  }),
};

/** What whoever ordered says of it, once it has left the shop. */
export const lineReviewCalls = {
  reviewLine: defineCall({
    method: "POST",
    path: "order/:order_no/lines/:line/review",
    summary: "Review a line of an order that has left the shop",
    description:
      "Of whoever ordered, with an account or the order's key, once a line, with up to 4 pictures (jpg, png, webp, gif) as attachments[] of multipart form data. It is a verified purchase, and is read by others once the shop has accepted it.",
    consumes: ["application/json", "multipart/form-data"],
    params: orderLineParams,
    query: withKey,
    headers: idempotencyHeaders,
    body: lineReviewForm,
    refusals: [...ofOrder, ...ofKeyedWrite, ...ofForm, "order-not-sent", "review-written"],
    replies: { 200: orderSchema },
    example: {
      params: { order_no: "K26-4F7Q2M", line: 1 },
      body: { title: "Sharp on brown paper", rate: 5, comment: "The small type is crisp." },
    },
  }),
};
