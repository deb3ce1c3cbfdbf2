import { Readable } from "node:stream";
import type { Sharp } from "sharp";
import { asPrinted } from "#platform/artwork/printed-colours.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { stageStream, type StagedFile } from "#platform/files/staged-file.ts";

/** The longest side of a small picture for lists, in pixels. */
const THUMBNAIL_PX = 320;

/** Pixels of a picture of ours at most: that of six plates, each 1,000 a side, has more than any other. */
const MOST_PIXELS = 6_000_000;

/** Ten million bytes when it is unpacked, so one after the other. */
const inTurns = createConcurrencyLimit({
  sideBySide: 1,
  longestQueue: 64,
  longestWaitMs: 20_000,
  reason: "files",
});

/** Works on a picture of ours, made smaller. The library is loaded with the first one. */
export function withSmaller<Result>(
  source: string | Buffer,
  longestPx: number,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  return inTurns(async () => {
    const { default: sharp } = await import("sharp");
    const picture = sharp(source, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
    const box = { width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true } as const;
    return work(picture.resize(box));
  });
}

/** A small one of the shop's picture of a file as its colours look in print, in WebP. */
export function printedThumbnail(picture: Buffer): Promise<Buffer> {
  return withSmaller(picture, THUMBNAIL_PX, async (small) =>
    (await asPrinted(small)).webp({ quality: 80 }).toBuffer(),
  );
}

/** A small one of the shop's picture of a file, for lists. */
export async function stageThumbnail(dataDir: string, path: string): Promise<StagedFile> {
  const bytes = await withSmaller(path, THUMBNAIL_PX, (small) => small.webp({ quality: 80 }).toBuffer());
  return stageStream(dataDir, Readable.from([bytes]));
}
