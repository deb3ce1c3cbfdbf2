import { z } from "zod";
import { defineCall } from "./call.ts";
import { ofForm, ofKeyedWrite, ofOwner, ofStoredProduct, ofUploads } from "./failures/shared-refusals.ts";
import { listedArtworkSchema } from "./schemas/listed-artwork.ts";
import { idempotencyHeaders } from "./schemas/request-fields.ts";
import { artPaper } from "./schemas/example-product.ts";
import { quoteProductBody } from "./schemas/quote-request-body.ts";
import { followedRequest } from "./schemas/request-thread.ts";
import { details, title } from "./schemas/reply-fields.ts";
import { specialProcessingBody } from "./schemas/special-processing-body.ts";

const requestNo = z
  .string()
  .max(40)
  .meta({ description: "The number of a quote request.", examples: ["R2610231A2B3C4D5E"] });

const requestSchema = z.object({
  request_no: z.string(),
  quote_type: z.string(),
  state: z.string().meta({
    description: "Requested, Answered, Asked back, Accepted, Declined or Lapsed.",
    examples: ["Requested"],
  }),
  path: z
    .string()
    .meta({ description: "Its page, with its key; once it was answered that leads to the answer." }),
  order_path: z
    .string()
    .nullable()
    .meta({ description: "The page of the own order that has come of it; null where there is none." }),
  date: z.iso.datetime(),
  product: z.string(),
  title,
  details,
  comment: z.string(),
  files: z.array(z.string()).readonly().meta({ description: "Names of the attached files." }),
  artwork: listedArtworkSchema,
});

const number = "R2610231A2B3C4D5E";

const link = {
  params: z.object({ request_no: requestNo }),
  query: z.object({ key: z.string().max(100).meta({ description: "Of the request's link." }) }),
};
const linkExample = {
  params: { request_no: number },
  query: { key: "P9iPpUH4N8JZhT2r2WR9u37cjyXJLc7LSFI29aiA9jI" },
};
const words = z.string().max(8_000).default("");
const seenAnswer = z.string().max(40).meta({ description: "The newest answer that was shown." });

/** A request with what was asked, for its own page. */
const linkedRequest = followedRequest.extend({
  date: z.iso.datetime(),
  title,
  details,
  files: z.array(z.string()).readonly().meta({ description: "Names of the attached files." }),
});

/** Asking for what has no price of its own, and reading what was asked. */
export const quoteRequest = {
  create: defineCall({
    method: "POST",
    path: "quote/create/quote-request",
    summary: "Ask for a quote",
    description:
      "The person is the session's customer, else the one the body names, who becomes this browser's guest. 422 with `is_email_registered` when a guest's address has an account, with `is_email_disposable` and `data.message` when it is a throw-away one. Sizes above the maximum and quantities outside the tiers can be asked for; what is too small cannot.",
    consumes: ["application/json", "multipart/form-data"],
    headers: idempotencyHeaders,
    body: z.discriminatedUnion("quote_type", [specialProcessingBody, quoteProductBody]),
    refusals: [
      ...ofOwner,
      ...ofStoredProduct,
      ...ofKeyedWrite,
      ...ofForm,
      ...ofUploads,
      "email-disposable",
      "email-registered",
    ],
    replies: { 201: z.object({ request_no: z.string() }) },
    example: {
      body: {
        quote_type: "Special Size",
        firstname: "Tane",
        lastname: "Reid",
        email_address: "tane@example.org",
        ...artPaper,
        size: "custom",
        width: 900,
        height: 900,
        quantity: 100,
      },
    },
  }),
  list: defineCall({
    method: "GET",
    path: "quote/get/quote-requests",
    summary: "Quote requests of this browser's account or guest",
    description: "The newest 100, the newest first.",
    refusals: [...ofOwner],
    replies: { 200: z.array(requestSchema) },
    example: {},
  }),
  read: defineCall({
    method: "GET",
    path: "quote/get/quote-request/:request_no",
    summary: "One of the own quote requests",
    params: z.object({ request_no: requestNo }),
    refusals: [...ofOwner, "quote-request-not-found"],
    replies: { 200: requestSchema },
    example: { params: { request_no: number } },
  }),
  open: defineCall({
    method: "GET",
    path: "quote-request/:request_no",
    summary: "A quote request by its link",
    description: "For whoever has its key. Another key and another number are a 404.",
    ...link,
    refusals: ["not-found", "too-many-tries"],
    replies: { 200: linkedRequest },
    example: linkExample,
  }),
  write: defineCall({
    method: "POST",
    path: "quote-request/:request_no/messages",
    summary: "Ask the shop back about a quote request",
    description:
      "The request waits for the shop again. Up to 4 files come along as attachments[] of multipart form data, which leaves out `answer_no` where there is none; with files the words may be empty. The same sent twice is one message. 409 when it was answered anew or ordered meanwhile.",
    consumes: ["application/json", "multipart/form-data"],
    ...link,
    body: z.object({ words, answer_no: seenAnswer.nullable().default(null) }),
    refusals: [
      ...ofForm,
      "answer-newer",
      "message-required",
      "not-found",
      "refused",
      "request-ordered",
      "too-many-tries",
    ],
    replies: { 200: followedRequest },
    example: {
      ...linkExample,
      body: { words: "Could it be silver instead?", answer_no: "Q2610231A2B3C4D5E" },
    },
  }),
  decline: defineCall({
    method: "POST",
    path: "quote-request/:request_no/decline",
    summary: "Decline the answer to a quote request",
    description:
      "Once; it cannot be ordered any more. 409 when it was declined, answered anew or ordered meanwhile.",
    ...link,
    body: z.object({
      answer_no: seenAnswer,
      reasons: z.array(z.string().max(40)).max(20).default([]).meta({
        description: "Any of `price`, `time`, `different`, `elsewhere`, `not-needed`, `other`; at least one.",
      }),
      words,
    }),
    refusals: [
      "answer-declined",
      "answer-lapsed",
      "answer-newer",
      "not-found",
      "refused",
      "request-ordered",
      "too-many-tries",
    ],
    replies: { 200: followedRequest },
    example: { ...linkExample, body: { answer_no: "Q2610231A2B3C4D5E", reasons: ["price"], words: "" } },
  }),
  reportConversion: defineCall({
    method: "POST",
    path: "quote/create/conversion",
    summary: "Note that an own quote request was seen to arrive",
    description: "201 the first time, 200 after; the shop's own count of quote requests by campaign.",
    body: z.object({ request_no: requestNo }),
    refusals: [...ofOwner, "quote-request-not-found"],
    replies: { 200: z.object({}), 201: z.object({}) },
    example: { body: { request_no: number } },
  }),
};
