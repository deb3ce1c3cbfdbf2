import { z } from "zod";
import { defineCall } from "./call.ts";

const pathSchema = z
  .string({ error: (issue) => (Array.isArray(issue.input) ? "may be given only once" : "is required") })
  .startsWith("/", "must start with /")
  .max(2000, "must be at most 2000 characters")
  .meta({
    description:
      "Path of a page with its query, if it has one: a configured product then carries its own price.",
    examples: ["/stickers/roll", "/stickers/paper/kraft-paper?quantity=500"],
  });

/** What search engines read. */
export const seo = {
  meta: defineCall({
    method: "GET",
    path: "seo/meta",
    summary: "Title, description and structured data of a page",
    description: "Prices in the structured data are computed by the price engine.",
    query: z.object({ path: pathSchema }),
    refusals: ["unknown"],
    replies: {
      200: z.object({
        title: z.string(),
        description: z.string(),
        canonical: z.string(),
        image: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
        structured_data: z.array(z.record(z.string(), z.unknown())).readonly().meta({
          description: "JSON-LD: a Product with its Offer or AggregateOffer, questions, and the breadcrumbs.",
        }),
      }),
    },
    sameForEverybody: true,
    example: { query: { path: "/stickers/roll" } },
  }),
};
