import { z } from "zod";
import { artworkFacts } from "#domain/artwork/preflight/facts.ts";
import { readingFaults } from "#domain/artwork/preflight/reading-fault.ts";

/** What the reader says of a file, in one line; the picture itself comes by a stream of its own. */
export const readerAnswer = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    facts: artworkFacts,
    picture: z.object({ widthPx: z.int().min(1), heightPx: z.int().min(1), isClear: z.boolean() }),
  }),
  z.object({ ok: z.literal(false), code: z.enum(readingFaults) }),
]);

export type ReaderAnswer = z.infer<typeof readerAnswer>;
