import { z } from "zod";
import { MAX_FILES } from "#domain/artwork/file-rules.ts";
import { dollars } from "./reply-fields.ts";

/** Where a quote request stands. */
export const requestStage = z
  .enum(["requested", "answered", "asked-back", "accepted", "declined", "lapsed"])
  .meta({ description: "Lapsed: the last day of its answer has passed." });

const path = z.string().nullable();

/** A file that came with a request, a message or an answer. */
export const requestFile = z.object({
  name: z.string().meta({ examples: ["gold-foil.pdf"] }),
  bytes: z.int(),
  url: z.string().meta({
    description:
      "Where it is saved: with its key, or for the staff who are signed in; it comes as bytes without a type.",
  }),
  picture: path.meta({ description: "The shop's own picture of it, WebP; null where it could paint none." }),
  thumbnail: path.meta({ description: "The same, small." }),
});

/** One thing that has happened to a quote request since it was asked. */
export const requestEntry = z.object({
  kind: z.enum(["answered", "message", "declined", "ordered"]),
  by: z.enum(["customer", "shop"]),
  at: z.iso.datetime().nullable(),
  words: z.string(),
  reasons: z.string().meta({ description: "Why it was declined; empty for anything else." }),
  quotation_no: z.string().nullable(),
  path: z.string().nullable().meta({ description: "The page of that quotation." }),
  total_price: dollars.nullable(),
  files: z.array(requestFile).max(MAX_FILES).meta({ description: "What came with it." }),
});

/** A quote request as whoever has its link reads it. */
export const followedRequest = z.object({
  request_no: z.string(),
  key: z.string().meta({ description: "Of its link." }),
  stage: requestStage,
  answer_no: z.string().nullable().meta({ description: "The newest answer; null before the first." }),
  answer_path: z.string().nullable().meta({ description: "Its page." }),
  thread: z.array(requestEntry).meta({ description: "The oldest first." }),
});
