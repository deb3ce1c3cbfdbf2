import { z } from "zod";
import { defineCall } from "./call.ts";
import { ofForm, ofKeyedWrite, ofMember } from "./failures/shared-refusals.ts";
import { reviewForm } from "#domain/review/review-form.ts";
import { idempotencyHeaders, requiredDigits } from "./schemas/request-fields.ts";

const address = z.string().meta({ description: "An address on this shop." });

const reviewSchema = z.object({
  id: z.int(),
  product: z.string().meta({ description: "The name of the product it is about." }),
  title: z.string(),
  rate: z.int().meta({ description: "Stars, 1 to 5." }),
  comment: z.string().meta({ description: "Plain text with its line ends: never markup." }),
  customer: z.string(),
  date: z.iso.date(),
  demonstration: z.boolean().meta({ description: "Written by the shop to show how reviews look." }),
  verified: z
    .boolean()
    .meta({ description: "Its customer has had an order with the product sent: a verified purchase." }),
  thumbnail: address.nullable().meta({ description: "Small, of the featured image." }),
  featured_image: address.nullable().meta({ description: "The first image." }),
  images: z.array(address),
  thumbnails: z.array(address).meta({ description: "One of each image." }),
});

/** What customers say of products. */
export const reviews = {
  list: defineCall({
    method: "GET",
    path: "quote/get/reviews",
    summary: "What customers say of a page's products, the newest first",
    description:
      "Five a page. `rating_value` and `total` are of all that customers say, whatever the filter lists; of the demonstrations while nobody has said anything. A page after the last one is empty.",
    query: z.object({
      filter: z
        .literal(["", "null", "photo"], { error: "must be photo, or left out" })
        .default("")
        .transform((filter) => (filter === "photo" ? filter : null))
        .meta({ description: "photo: only those with pictures." }),
      page: requiredDigits("Page, from 1.", 1, 6).default(1),
      type: z
        .string({ error: "is required: the path of a page, or business" })
        .max(200)
        .meta({
          description: "The path of the page; business: all business-cards pages.",
          examples: ["business"],
        }),
    }),
    refusals: ["unknown"],
    replies: {
      200: z.object({
        reviews: z.array(reviewSchema),
        current_page: z.int(),
        last_page: z.int(),
        rating_value: z.number().meta({ description: "Mean of the stars, to one decimal; 0 without any." }),
        total: z.int(),
        are_examples: z.boolean().meta({ description: "All are the shop's own demonstrations." }),
      }),
    },
    sameForEverybody: true,
    example: { query: { type: "business", filter: "photo", page: "1" } },
  }),
  write: defineCall({
    method: "POST",
    path: "quote/create/review",
    summary: "Write a review of a product",
    description:
      "Of the session's customer, one of each product, with up to 4 pictures (jpg, png, webp, gif) as attachments[] of multipart form data. It is read by others once the shop has accepted it.",
    consumes: ["application/json", "multipart/form-data"],
    headers: idempotencyHeaders,
    body: reviewForm,
    refusals: [...ofMember, ...ofKeyedWrite, ...ofForm, "review-product-unknown", "review-written"],
    replies: { 201: z.object({ state: z.literal("waiting") }) },
    example: {
      body: { product_id: 5, title: "Sharp on brown paper", rate: 5, comment: "The small type is crisp." },
    },
  }),
};
