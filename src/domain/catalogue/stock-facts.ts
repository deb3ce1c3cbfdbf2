import { z } from "zod";
import { idSchema, slugSchema } from "./choice.ts";

/** Something a stock, a finish or an adhesive is fit for. Of these and no others a product says what it can do. */
export const stockFactSchema = z.strictObject({
  code: slugSchema,
  /** As a badge says it; what limits it belongs into it ("Food packaging, outside only"). */
  name: z.string().min(1),
  /** What is meant, in one sentence that can be kept. */
  sentence: z.string().min(1),
  /** What customers call it in a search, in lower case. */
  words: z.array(z.string().min(1)),
});

/** What customers put things on, and what fits it: what the search of the home page answers by. */
export const useSchema = z.strictObject({
  code: slugSchema,
  name: z.string().min(1),
  /** What customers call it in a search, in lower case. */
  words: z.array(z.string().min(1)).min(1),
  /** The best first; the page that sells it, the product there, and why. */
  fits: z
    .array(z.strictObject({ featuredItemId: idSchema, productId: idSchema, why: z.string().min(1) }))
    .min(1),
});

export type StockFact = z.output<typeof stockFactSchema>;
export type Use = z.output<typeof useSchema>;
