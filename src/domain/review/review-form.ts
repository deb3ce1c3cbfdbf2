import * as z from "zod/mini";
import { withoutDirections } from "#domain/account/plain-text.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";
import { reviewRules } from "./review.ts";

/** Control characters; a comment has line ends and tabs. */
const inLine = /\p{Cc}/u;
const inText = /[^\P{Cc}\n\t]/u;

/** Text that is kept and shown as it is, tags and all: nothing in it is ever read as markup. */
function text(required: MessageCode, invalid: MessageCode, longest: number, forbidden: RegExp) {
  return z.string(messageOf(required)).check(
    z.overwrite((typed) => withoutDirections(typed.replaceAll("\r\n", "\n"))),
    z.trim(),
    z.normalize("NFC"),
    z.minLength(1, { error: messageOf(required), abort: true }),
    z.maxLength(longest, messageOf(invalid)),
    z.refine((typed) => typed.isWellFormed() && !forbidden.test(typed), messageOf(invalid)),
  );
}

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

/** What a customer says of a product, in the form and on the wire. */
export const reviewForm = z.object({
  product_id: z.pipe(productId, z.int(messageOf("review-product-unknown"))),
  title: text("review-title-required", "review-title-invalid", reviewRules.titleMax, inLine),
  rate,
  comment: text("review-comment-required", "review-comment-invalid", reviewRules.commentMax, inText),
});

export type TypedReview = z.output<typeof reviewForm>;
