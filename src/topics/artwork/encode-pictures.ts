import { Readable } from "node:stream";
import type { Sharp } from "sharp";
import { isPictureName } from "#domain/artwork/file-rules.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { discardFile, stageStream, type StagedFile } from "#platform/files/staged-file.ts";
import type { Services } from "#topics/services.ts";
import { FILES_FIELD, type ReceivedFile, withStoredFiles } from "./received-files.ts";

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

async function discardPictures(pictures: readonly EncodedPicture[]): Promise<void> {
  for (const { image, thumbnail } of pictures)
    for (const { path } of [image, thumbnail]) await discardFile(path);
}

/** Both sizes of received pictures; null when one of them cannot be read. */
async function encodePictures(
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

/**
 * Encodes pictures that came along anew, so that nothing is served as it came, and stores them for the work that writes what refers to
 * them; of what was refused nothing is kept.
 */
export async function withEncodedPictures<Result>(
  services: Pick<Services, "config" | "db" | "storage">,
  files: readonly ReceivedFile[],
  write: (pictures: readonly EncodedPicture[]) => Promise<Result>,
): Promise<Result | Refusal<"file-type">> {
  const areNamedSo = files.every(({ name }) => isPictureName(name));
  const pictures = areNamedSo ? await encodePictures(services.config.dataDir, files) : null;
  if (pictures === null) return refuse("file-type", FILES_FIELD);
  try {
    const stored = pictures.flatMap(({ image, thumbnail }) => [image, thumbnail]);
    return await withStoredFiles(services, stored, () => write(pictures));
  } finally {
    await discardPictures(pictures);
  }
}
