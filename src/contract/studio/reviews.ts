import { z } from "zod";
import { rowId } from "../schemas/request-fields.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const waitingReview = z.object({
  id: z.int(),
  product: z.string(),
  stars: z.int(),
  title: z.string(),
  comment: z.string(),
  name: z.string().meta({ description: "As it is shown: first name and initial." }),
  customer: z.string().nullable().meta({ description: "By which their page is read." }),
  written_on: z.iso.date(),
  is_verified: z.boolean().meta({ description: "An order with the product was sent to them." }),
  pictures: z
    .array(z.object({ small: z.string(), large: z.string() }))
    .meta({ description: "Addresses that are open for a day." }),
});

/** Reviews that wait for the shop. */
export const studioReviews = {
  list: defineStudioCall({
    method: "GET",
    path: "reviews",
    summary: "Reviews that wait to be accepted or declined, the oldest first, 50 at most",
    needs: "reviews.decide",
    replies: { 200: z.object({ reviews: z.array(waitingReview), waiting: z.int() }) },
    refusals: ofStaff,
    example: {},
  }),
  decide: defineStudioCall({
    method: "POST",
    path: "reviews/:id",
    summary: "Accept a review, or decline it",
    description:
      "An accepted one is read by everybody at once; a declined one is deleted with its pictures. Its customer is told by email. 409 where it was decided already.",
    needs: "reviews.decide",
    params: z.object({ id: rowId("A review that waits.") }),
    body: z.object({ decision: z.enum(["accept", "decline"]) }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "staff-changed"],
    example: { params: { id: 3 }, body: { decision: "accept" } },
  }),
} as const;
