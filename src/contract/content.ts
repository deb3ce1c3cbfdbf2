import { z } from "zod";
import { defineCall } from "./call.ts";
import { idempotencyHeaders, idField } from "./schemas/request-fields.ts";
import { questionRules } from "#domain/question/question-rules.ts";
import { ofKeyedWrite, ofOwner } from "./failures/shared-refusals.ts";

const faqGroupSchema = z.object({
  name: z.string().meta({ description: "The product's name, or 'Default'." }),
  entries: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
});

/** What the shop tells about its goods and its work. */
export const content = {
  faq: defineCall({
    method: "GET",
    path: "quote/get/faq",
    summary: "Questions and answers, by group",
    query: z.object({ product: idField("Product; without one every group is answered.", 18) }),
    refusals: ["refused"],
    replies: { 200: z.array(faqGroupSchema) },
    sameForEverybody: true,
    example: { query: { product: "18" } },
  }),
};

/** Any text; what is wrong with it is said in the form's own words, all at once. */
const typed = z.string().max(20_000);

const productId = z
  .union([z.string().regex(/^\d{0,9}$/), z.int().positive()])
  .default("")
  .transform((id) => (id === "" ? null : Number(id)))
  .meta({ description: "The product it is asked at; may be left out.", examples: [18] });

/** Questions to the shop. */
export const questions = {
  ask: defineCall({
    method: "POST",
    path: "quote/create/question",
    summary: "Ask the shop a question",
    description:
      "Who asks is the session's customer, else the one the body names. The staff are told by email, and who asks is sent a copy. The same words sent again while they are open are one question.",
    headers: idempotencyHeaders,
    body: z.object({
      product_id: productId,
      question: typed
        .default("")
        .meta({ description: `Plain text of at most ${questionRules.wordsMax} characters; tags stay text.` }),
      first_name: typed.optional(),
      email: typed.optional(),
    }),
    refusals: [...ofOwner, ...ofKeyedWrite, "email-disposable", "product-gone", "refused", "too-many-tries"],
    replies: { 201: z.object({ state: z.literal("open") }) },
    example: {
      body: {
        product_id: 18,
        question: "Do the tags come with the string tied on?",
        first_name: "Tane",
        email: "tane@example.org",
      },
    },
  }),
};
