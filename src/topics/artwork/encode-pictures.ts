import { Readable } from "node:stream";
import type { Sharp } from "sharp";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { discardFile, stageStream, type StagedFile } from "#platform/files/staged-file.ts";

/** Pixels of the longer side, of a thumbnail both, and of the largest picture that is read (a phone's have 50 million). */
const LONGEST = 1_600;
const THUMBNAIL = { width: 288, height: 204 };
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 10;

/** A large picture takes a processor for a second, and its pixels memory: one after the other. */
const inTurns = createConcurrencyLimit({
  sideBySide: 1,
  longestQueue: 16,
  longestWaitMs: 20_000,
  reason: "files",
});

/** A customer's picture as the shop keeps it: two files that are its own, with nothing of the sent one but what is seen. */
export interface EncodedPicture {
  readonly image: StagedFile;
  readonly thumbnail: StagedFile;
}

function webp(picture: Sharp): Promise<Buffer> {
  return picture.timeout({ seconds: MOST_SECONDS }).webp({ quality: 80 }).toBuffer();
}

type Read = (source: string | Buffer) => Sharp;

/** The reader of pictures, loaded with the first one: it takes 20 MB, and most days no review brings a picture. */
async function pictureReader(): Promise<Read> {
  const { default: sharp } = await import("sharp");
  return (source) => sharp(source, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: "error" });
}

/** Both sizes of a picture, turned upright; null for what cannot be read as one. */
async function bothSizes(path: string): Promise<readonly [Buffer, Buffer] | null> {
  const read = await pictureReader();
  try {
    const upright = read(path).autoOrient();
    const image = await webp(
      upright.resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true }),
    );
    return [image, await webp(read(image).resize({ ...THUMBNAIL, fit: "cover" }))];
  } catch {
    return null;
  }
}

export async function discardPictures(pictures: readonly EncodedPicture[]): Promise<void> {
  for (const { image, thumbnail } of pictures)
    for (const { path } of [image, thumbnail]) await discardFile(path);
}

/** Encodes received pictures anew, so that nothing is served as it came; null when one of them cannot be read. */
export async function encodePictures(
  dataDir: string,
  files: readonly StagedFile[],
): Promise<readonly EncodedPicture[] | null> {
  const encoded: EncodedPicture[] = [];
  for (const { path } of files) {
    const sizes = await inTurns(() => bothSizes(path));
    if (sizes === null) {
      await discardPictures(encoded);
      return null;
    }
    const [image, thumbnail] = sizes;
    encoded.push({
      image: await stageStream(dataDir, Readable.from([image])),
      thumbnail: await stageStream(dataDir, Readable.from([thumbnail])),
    });
  }
  return encoded;
}
