import { z } from "zod";
import { defineStudioCall, ofHalf } from "./studio-call.ts";

const found = z.object({
  kind: z.enum(["order", "request", "customer", "question", "setting", "sheet", "words"]),
  number: z.string().meta({
    description: "As an address names it: a number, a setting, a part with its sheet, a topic with its text.",
  }),
  name: z.string().meta({ description: "Who ordered, asked, or is meant: of a question the first name." }),
  seen: z.int().nullable().meta({ description: "An order's newest fact; null of anything else." }),
  about: z.string().meta({ description: "What, in their words, or their address." }),
});

/** Finding what somebody has in mind, from anywhere in the studio. */
export const search = {
  find: defineStudioCall({
    method: "GET",
    path: "search",
    summary:
      "Orders, requests, customers, questions, settings, sheets of the catalogue and words of the shop",
    description:
      "By number, name, address, phone, product and words: the newest few of each kind that who asks may read; words of one or two letters only where words begin, beside a longer one. Questions are looked for among the newest 2,000.",
    needs: "staff",
    query: z.object({
      words: z.string().max(100).meta({ description: "As typed: every one of them is there." }),
    }),
    replies: { 200: z.object({ found: z.array(found) }) },
    refusals: ofHalf,
    example: { query: { words: "maia" } },
  }),
} as const;
