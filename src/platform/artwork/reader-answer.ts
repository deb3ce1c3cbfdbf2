import { z } from "zod";
import type { Sharp } from "sharp";
import { artworkFacts } from "#domain/artwork/preflight/facts.ts";
import { readingFaults } from "#domain/artwork/preflight/reading-fault.ts";
import { pressProfileFile } from "#platform/profiles/press-profile.ts";

/** More than the shop's picture of one page can take, and the pictures of sixty as they are. */
export const MOST_PICTURE_BYTES = 67_108_864;

/** What the reader says of a file, in one line; the pictures of its pages come one after the other by a stream of its own. */
export const readerAnswer = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    pages: z
      .array(
        z.object({
          facts: artworkFacts,
          picture: z.object({
            bytes: z.int().min(1),
            /** Of the picture of its plates, which follows it; 0 where there is none. */
            platesBytes: z.int().min(0),
            widthPx: z.int().min(1),
            heightPx: z.int().min(1),
            isClear: z.boolean(),
          }),
        }),
      )
      .min(1),
  }),
  z.object({ ok: z.literal(false), code: z.enum(readingFaults) }),
]);

export type ReaderAnswer = z.infer<typeof readerAnswer>;

/** What was found in one page, and how its picture is. */
export type ReadPage = Extract<ReaderAnswer, { readonly ok: true }>["pages"][number];

/** Pixels of the longer side of the shop's pictures of artwork. */
export const LONGEST = 1_600;

/**
 * A picture in the colours of a screen as it looks in print: through the inks of the press, and back to a screen, on which paper is white.
 * It should be small.
 */
export async function asPrinted(picture: Sharp): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // A profile alone: asked for four inks besides, the library mixes them by a profile of its own first.
  const inks = await picture.withIccProfile(pressProfileFile).tiff({ compression: "none" }).toBuffer();
  return sharp(inks).toColourspace("srgb");
}
