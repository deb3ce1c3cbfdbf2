import { z } from "zod";
import { ANSWER_LINES } from "#domain/quote-request/answer-form.ts";
import { details, title } from "../../schemas/reply-fields.ts";
import { requestEntry, requestFile, requestStage } from "../../schemas/request-thread.ts";
import { ofForm } from "../../failures/shared-refusals.ts";
import { defineStudioCall, ofStaff } from "../studio-call.ts";

const states = ["waiting", "answered", "all"] as const;
const requestNo = z.string().max(40).meta({ description: "The number of a quote request." });

/** The place in the list after which a page begins: microseconds since 1970, and an id. */
const place = z
  .string()
  .regex(/^\d{1,16}_\d{1,9}$/)
  .meta({ description: "`next` of the page before." });

const listed = z.object({
  number: z.string(),
  title,
  quote_type: z.string(),
  customer: z.string(),
  email: z.string(),
  quantity: z.int().nullable(),
  asked: z.iso.datetime(),
  answered: z.iso.datetime().nullable(),
  stage: requestStage,
  answer_by: z.string().nullable().meta({
    description:
      "The day by which it is to be answered, YYYY-MM-DD; null while it does not wait for the shop.",
  }),
});

const mail = z
  .enum(["owed", "sent", "refused"])
  .nullable()
  .meta({ description: "What has become of its mail; null where there was none, or it is kept no more." });

const given = z.object({
  number: z.string(),
  total: z.string(),
  valid_until: z.string(),
  state: z.string(),
  is_ordered: z.boolean(),
  order_no: z.string().nullable().meta({ description: "The order that has come of it." }),
  url: z.string().meta({ description: "The page that the customer has." }),
});

const seen = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(1_000)
  .meta({ description: "`seen` of the request as it was read." });

/** Everything as typed: the answer to a wrong field names it. */
const typed = z.record(z.string().max(20), z.string().max(5_000)).meta({
  description: `The fields of the answer, as typed: \`line1\`, \`pieces1\`, \`price1\` to ${ANSWER_LINES}, \`shipping\`, \`days\`, \`until\`, \`words\`.`,
});

/** The same as one text, of a form that has files. */
const typedText = z
  .string()
  .max(60_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue("This is no JSON.");
      return z.NEVER;
    }
  })
  .pipe(typed);

const consumes = ["application/json", "multipart/form-data"] as const;

const example = "R2610231A2B3C4D5E";

/** Quote requests, and answering them with a price. */
export const requests = {
  list: defineStudioCall({
    method: "GET",
    path: "requests",
    summary: "Quote requests, a page at a time",
    description:
      "Those that wait for the shop, unanswered or asked back about, with the one that has waited longest first; others with the newest.",
    needs: "requests.read",
    query: z.object({
      state: z
        .enum(states)
        .default("waiting")
        .meta({ description: "Those that wait, those answered, or all." }),
      search: z.string().max(100).default("").meta({
        description: "Words of number, name, address and product; of one or two letters, how a word begins.",
      }),
      after: place.optional(),
    }),
    replies: {
      200: z.object({
        requests: z.array(listed),
        next: z.string().nullable(),
        answer_days: z.int().meta({ description: "Working days in which the shop promises an answer." }),
      }),
    },
    refusals: ofStaff,
    example: { query: { state: "waiting" } },
  }),
  figures: defineStudioCall({
    method: "GET",
    path: "request-figures",
    summary: "Answer time and conversion of the last 30 days",
    description:
      "Of the requests that were asked in them. Shares are in thousandths, null where there is nothing to share.",
    needs: "requests.read",
    replies: {
      200: z.object({
        asked: z.int(),
        answered: z.int(),
        median_minutes: z.int().nullable().meta({
          description:
            "Minutes of working hours until the first answer: Monday to Friday from nine to the cut-off, without holidays.",
        }),
        in_time: z.int().nullable().meta({ description: "Answered by the promised day." }),
        accepted: z.int().nullable().meta({ description: "Of those answered, ordered." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  read: defineStudioCall({
    method: "GET",
    path: "requests/:number",
    summary: "A quote request, with all that is needed to answer it",
    needs: "requests.read",
    params: z.object({ number: requestNo }),
    replies: {
      200: z.object({
        number: z.string(),
        title,
        quote_type: z.string(),
        customer: z.string(),
        first_name: z.string(),
        email: z.string(),
        is_member: z.boolean(),
        asked: z.iso.datetime(),
        details,
        picture: z.string().nullable(),
        files: z.array(requestFile).meta({ description: "What came with it." }),
        made: z
          .array(
            z.object({
              place: z.string().meta({ description: "Which set and side, or what is cut." }),
              notes: z.array(z.string()).readonly(),
              files: z.array(z.object({ words: z.string(), path: z.string() })).readonly(),
            }),
          )
          .readonly()
          .meta({ description: "The files that it is cut and printed with." }),
        sets: z.int(),
        engine_price: z.string().nullable().meta({ description: "What the page asks today." }),
        typed: z.record(z.string(), z.string()).meta({ description: "What the form begins with." }),
        stage: requestStage,
        answers: z.array(given).meta({ description: "The newest first." }),
        thread: z
          .array(requestEntry.extend({ mail }))
          .meta({ description: "What has happened since it was asked, the oldest first." }),
        seen: z
          .int()
          .meta({ description: "How much of it there is to be seen: sent along with what is said." }),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { number: example } },
  }),
  write: defineStudioCall({
    method: "POST",
    path: "requests/:number/messages",
    summary: "Write to the customer of a quote request, without a price",
    description:
      "They are told by email. Up to 4 files come along as attachments[] of multipart form data; with files the words may be empty. The same sent twice is one message. 409 when more was said meanwhile, or it was ordered.",
    consumes,
    needs: "requests.answer",
    params: z.object({ number: requestNo }),
    body: z.object({
      words: z.string().max(8_000),
      seen,
    }),
    replies: { 200: z.object({ is_old: z.boolean() }) },
    refusals: [
      ...ofStaff,
      ...ofForm,
      "answer-ordered",
      "message-required",
      "not-found",
      "refused",
      "request-answered",
      "request-moved",
    ],
    example: { params: { number: example }, body: { words: "Which gold would you like?", seen: 0 } },
  }),
  changeQuotationKey: defineStudioCall({
    method: "POST",
    path: "quotations/:number/change-key",
    summary: "Give a quotation another key",
    description: "The links of before open nothing any more; nobody is told of the new one.",
    needs: "requests.answer",
    params: z.object({ number: z.string().max(40).meta({ description: "The number of a quotation." }) }),
    body: z.strictObject({}),
    refusals: [...ofStaff, "not-found"],
    replies: { 200: z.object({ url: z.string().meta({ description: "Its page, with the new key." }) }) },
    example: { params: { number: "Q2610231A2B3C4D5E" }, body: {} },
  }),
  answer: defineStudioCall({
    method: "POST",
    path: "requests/:number/answer",
    summary: "Answer a quote request with a price",
    description:
      "Its customer is told by email. Up to 4 files come along as attachments[] of multipart form data, in which `typed` is a text of JSON. The same answer again is the same one; another takes the last one's place unless that was ordered. 409 when somebody else answered meanwhile.",
    consumes,
    needs: "requests.answer",
    params: z.object({ number: requestNo }),
    body: z.object({
      typed: z.union([typed, typedText]),
      seen,
    }),
    replies: { 200: z.object({ number: z.string(), is_old: z.boolean() }) },
    refusals: [
      ...ofStaff,
      ...ofForm,
      "not-found",
      "refused",
      "request-answered",
      "request-moved",
      "answer-ordered",
    ],
    example: {
      params: { number: example },
      body: {
        seen: 0,
        typed: {
          line1: "Honey labels",
          pieces1: "500",
          price1: "180.00",
          shipping: "0",
          days: "4",
          until: "2026-12-20",
        },
      },
    },
  }),
} as const;
