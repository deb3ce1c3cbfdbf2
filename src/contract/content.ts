import { z } from "zod";
import { defineCall } from "./call.ts";
import { idField } from "./schemas/request-fields.ts";

const faqGroupSchema = z.object({
  name: z.string().meta({ description: "The product's name, or 'Default'." }),
  entries: z.array(z.object({ question: z.string(), answer: z.string() })),
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
