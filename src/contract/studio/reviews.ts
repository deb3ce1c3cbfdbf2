import { z } from "zod";
import { rowId, rowIdField } from "../schemas/request-fields.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const waitingReview = z.object({
  id: z.int(),
  product: z.string(),
  stars: z.int(),
  title: z.string(),
  comment: z.string(),
  name: z.string().meta({ description: "As it is shown: first name and initial." }),
  customer: z.string().nullable().meta({ description: "By which their page is read." }),
  order_no: z
    .string()
    .nullable()
    .meta({ description: "Of the order it was written at; null for one at a product." }),
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
    query: z.object({
      only: rowId("Only that one, if it waits still.").optional(),
    }),
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

const questionParams = z.object({ id: rowId("A question.") });
const product = rowIdField
  .nullable()
  .meta({ description: "A product, or null for what is about everything." });

/** What has become of a question. */
export const questionState = z
  .enum(["open", "answered", "closed"])
  .meta({ description: "Closed: it needed no answer." });

const listedQuestion = z.object({
  id: z.int(),
  product: z.string().nullable().meta({ description: "Its name; null where it was asked at none." }),
  product_id: z.int().nullable(),
  words: z.string(),
  name: z.string().meta({ description: "First name; empty once who asked was erased." }),
  email: z.string(),
  customer: z.string().nullable().meta({ description: "By which their page is read." }),
  asked: z.iso.datetime(),
  answer_by: z.iso
    .date()
    .nullable()
    .meta({ description: "The last day for an answer; null where none waits." }),
  state: questionState,
  decided: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  published: z
    .object({ product_id: z.int().nullable(), question: z.string(), answer: z.string() })
    .nullable()
    .meta({ description: "What everybody reads of it." }),
});

/** Questions of customers. */
export const studioQuestions = {
  list: defineStudioCall({
    method: "GET",
    path: "questions",
    summary: "Questions of customers, 25 a page",
    description: "Those that are open with the one that has waited longest first; others with the newest.",
    needs: "questions.answer",
    query: z.object({
      state: z
        .enum(["open", "answered", "all"])
        .default("open")
        .meta({ description: "Those that wait, those answered, or all." }),
      after: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional()
        .meta({ description: "`next` of the page before." }),
      only: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional()
        .meta({ description: "The id of a question: only that one, whatever its state." }),
    }),
    replies: {
      200: z.object({
        questions: z.array(listedQuestion),
        next: z.string().nullable(),
        products: z
          .array(z.object({ id: z.int(), name: z.string() }))
          .meta({ description: "Below which an answer can be published." }),
      }),
    },
    refusals: ofStaff,
    example: { query: { state: "open" } },
  }),
  answer: defineStudioCall({
    method: "POST",
    path: "questions/:id/answer",
    summary: "Answer a question, by email",
    description: "409 where somebody else has answered it, or decided that it needs no answer.",
    needs: "questions.answer",
    params: questionParams,
    body: z.object({ words: z.string().max(8_000).default("") }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "message-required", "not-found", "question-decided", "refused"],
    example: { params: { id: 3 }, body: { words: "Yes: each tag comes with 10 cm of string." } },
  }),
  close: defineStudioCall({
    method: "POST",
    path: "questions/:id/close",
    summary: "Leave a question without an answer",
    description: "Nobody is told. 409 as above.",
    needs: "questions.answer",
    params: questionParams,
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found", "question-decided"],
    example: { params: { id: 3 } },
  }),
  publish: defineStudioCall({
    method: "PUT",
    path: "questions/:id/published",
    summary: "Publish an answered question for everybody",
    description:
      "In the shop's own words, without who asked; at once on every page. Sent again it takes the place of what stood there.",
    needs: "questions.answer",
    params: questionParams,
    body: z.object({
      question: z.string().max(8_000).default(""),
      answer: z.string().max(8_000).default(""),
      product,
    }),
    replies: { 200: z.object({}) },
    refusals: [
      ...ofStaff,
      "not-found",
      "published-product-gone",
      "published-twice",
      "question-not-answered",
      "refused",
    ],
    example: {
      params: { id: 3 },
      body: { question: "Is the string tied on?", answer: "It comes beside the tags.", product: 18 },
    },
  }),
  takeDown: defineStudioCall({
    method: "DELETE",
    path: "questions/:id/published",
    summary: "Take a published answer down",
    description: "At once on every page. 409 where it stands there no more.",
    needs: "questions.answer",
    params: questionParams,
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "staff-changed"],
    example: { params: { id: 3 } },
  }),
} as const;
