import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import { Readable } from "node:stream";
import type { EdgePicture, OwnArtwork } from "#domain/preview/artwork/frame.ts";
import type { Artwork } from "./artworks.ts";
import type { Services } from "#topics/services.ts";
import { ownArtworkAt, type VisibleArtwork } from "./visible-artwork.ts";
import { asPrinted } from "#platform/artwork/reader-answer.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { type StagedFile, stageStream } from "#platform/files/staged-file.ts";
import type { EdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";

type Needs = Pick<Services, "storage">;

/** Past it a picture on clear ground keeps 256 colours: drawings have few, and a document splits all others into colour and clearness. */
const FULL_COLOUR_BYTES = 60_000;

async function asPng(small: Sharp): Promise<Buffer> {
  const bytes = await small.png().toBuffer();
  return bytes.length > FULL_COLOUR_BYTES ? small.png({ palette: true, effort: 1 }).toBuffer() : bytes;
}

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

/** PNG where something shines through, else JPEG: what documents and mails are drawn with knows no other. */
function asAddress(webp: Buffer, longestPx: number): Promise<string> {
  return withSmaller(webp, longestPx, async (small) => {
    const { hasAlpha } = await small.metadata();
    const bytes = hasAlpha ? await asPng(small) : await small.jpeg({ quality: 84 }).toBuffer();
    return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${bytes.toString("base64")}`;
  });
}

/**
 * The shop's picture of an artwork as an address that holds it, for documents and mails, which can load nothing; as small as it is seen
 * there. Null when its content is gone.
 */
async function embedArtwork(
  { storage }: Needs,
  { pictureSha256 }: Pick<Artwork, "pictureSha256">,
  longestPx: number,
): Promise<string | null> {
  const stream = await storage.get(pictureSha256);
  return stream && asAddress(await buffer(stream), longestPx);
}

/** The colours of an artwork's edge as they are kept with its line: some 5 kB of WebP in their own address. */
export async function edgePicture({ picture, beyond }: EdgeBleed): Promise<EdgePicture> {
  const { default: sharp } = await import("sharp");
  const { pixels, width, height } = picture;
  const webp = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .webp({ quality: 80 })
    .toBuffer();
  return { href: `data:image/webp;base64,${webp.toString("base64")}`, beyond };
}

/** The bytes of such a picture. */
function edgeBytes({ href }: EdgePicture): Buffer {
  return Buffer.from(href.slice(href.indexOf(",") + 1), "base64");
}

/** The same artwork as the renderer takes it there, edge colours and all, its picture at an address that holds it. */
export async function embeddedAt(
  { edges, ...shown }: VisibleArtwork,
  { href, platesHref = null }: { readonly href: string; readonly platesHref?: string | null },
  longestPx: number,
): Promise<OwnArtwork> {
  const embedded = edges && { ...edges, href: await asAddress(edgeBytes(edges), longestPx) };
  return ownArtworkAt({ ...shown, edges: embedded }, href, platesHref);
}

/** The picture of where an artwork's plates are as an address that holds it; null where there is none. */
async function embedPlates(
  { storage }: Needs,
  { platesSha256, facts }: Pick<Artwork, "facts" | "platesSha256">,
  longestPx: number,
): Promise<string | null> {
  const stream = platesSha256 === null ? null : await storage.get(platesSha256);
  if (stream === null) return null;
  const inks = facts.kind === "document" ? (facts.plates?.length ?? 1) : 1;
  const png = await withSmaller(await buffer(stream), inks * longestPx, (plates) =>
    plates.greyscale().png().toBuffer(),
  );
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** All of it for one product; null when the artwork's content is gone. */
export async function embedArtworkView(
  services: Needs,
  shown: VisibleArtwork,
  longestPx: number,
): Promise<OwnArtwork | null> {
  const href = await embedArtwork(services, shown, longestPx);
  if (href === null) return null;
  return embeddedAt(shown, { href, platesHref: await embedPlates(services, shown, longestPx) }, longestPx);
}

/** What a document's own pictures take of its memory, as a number and in characters; what comes after them shows the shop's design. */
const MOST_EMBEDDED = 40;
const MOST_CHARACTERS = 600_000;

/** The same of several, each once, by id. */
export async function embedArtworks(
  services: Needs,
  artworks: readonly Artwork[],
  longestPx: number,
): Promise<ReadonlyMap<string, string>> {
  const embedded = new Map<string, string>();
  let characters = 0;
  for (const artwork of artworks) {
    if (embedded.size >= MOST_EMBEDDED || characters >= MOST_CHARACTERS) break;
    const href = embedded.has(artwork.id) ? null : await embedArtwork(services, artwork, longestPx);
    if (href === null) continue;
    embedded.set(artwork.id, href);
    characters += href.length;
  }
  return embedded;
}
