import * as z from "zod/mini";
import { singleLineText, multilineText } from "#domain/account/saved-text.ts";
import { messageOf } from "#domain/messages.ts";
import { reviewRules } from "./review.ts";

const rate = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], messageOf("review-rate-required")),
    z.transform((given) => (given === "" ? Number.NaN : Number(given))),
  ),
  z
    .int(messageOf("review-rate-required"))
    .check(
      z.gte(1, messageOf("review-rate-required")),
      z.lte(reviewRules.rates.length, messageOf("review-rate-required")),
    ),
);

const productId = z.pipe(
  z.union([z.string(), z.number()], messageOf("review-product-unknown")),
  z.transform(Number),
);

const words = {
  title: singleLineText("review-title-required", "review-title-invalid", reviewRules.titleMax),
  rate,
  comment: multilineText("review-comment-required", "review-comment-invalid", reviewRules.commentMax),
};

/** What a customer says of a product, in the form and on the wire. */
export const reviewForm = z.object({
  product_id: z.pipe(productId, z.int(messageOf("review-product-unknown"))),
  ...words,
});

/** The same of a line of an order, which says itself of which product it is. */
export const lineReviewForm = z.object(words);

export type ReviewInput = z.output<typeof reviewForm>;
