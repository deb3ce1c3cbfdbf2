import { isPaintedByShop, shownTypes } from "#domain/artwork/file-rules.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { lightCopy } from "#web/scene/light-copy.ts";
import { seesClearGround } from "#web/scene/sees-clear-ground.ts";
import type { ReadFile } from "./chosen-file.ts";

/** The same in words. */
export const ACCEPTED_WORDS = "PNG, JPEG, WebP, GIF or AVIF";
/** What a browser shows by itself. */
export const ACCEPTED = shownTypes.join(",");
export const ARTWORK_WORDS = "PDF, AI, SVG, TIFF, PNG, JPEG, WebP, GIF or AVIF";

const NOT_ACCEPTED = `File type not accepted. Please try again. This preview takes ${ARTWORK_WORDS}.`;
const UNREADABLE = "This picture could not be read: it may be damaged. Please try another.";

/** Whether a file may be artwork, as far as its name and type say it. */
function mayBeArtwork({ name, type }: File): boolean {
  return isAcceptedType(type) || isPaintedByShop(name);
}

/** What a file is that nothing is printed from, and what to send instead; its words come with the first such file. */
async function wordsOfUnfit(file: File): Promise<string | null> {
  try {
    const { unfitMessage } = await loadChunk(() => import("#web/calls/unfit-messages.ts"));
    return await unfitMessage(file);
  } catch (error) {
    // The shop says it, too.
    console.error(error);
    return null;
  }
}

/** Why a file is not taken, as far as a browser can tell; null where it may be artwork. Of pictures it is told when they are opened. */
export async function whyNotTaken(file: File): Promise<string | null> {
  const words = await wordsOfUnfit(file);
  return words ?? (mayBeArtwork(file) ? null : NOT_ACCEPTED);
}

/** Whether a browser shows pictures of a media type. */
export function isAcceptedType(type: string): boolean {
  return shownTypes.includes(type);
}

/** A picture of the visitor's own, with its file. */
export interface OwnPicture {
  readonly file: File;
  readonly artwork: OwnArtwork;
}

/** Its sides are known before it is decoded. Rejects what is no picture. */
async function opened(href: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = href;
  await new Promise<unknown>((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  return image;
}

/** A file with more bytes, or a picture with more pixels, is shown by a copy: to read and to paint all of it takes a phone seconds. */
const [MOST_BYTES, MOST_PX] = [1_000_000, 4_000_000];

async function shownCopy(file: File): Promise<OwnArtwork | null> {
  const copy = await lightCopy(file);
  if (copy === null) return null;
  const { blob, ...told } = copy;
  return { href: URL.createObjectURL(blob), ...told };
}

async function shownFile(file: File, href: string): Promise<OwnArtwork> {
  const image = await opened(href);
  const { naturalWidth: widthPx, naturalHeight: heightPx } = image;
  const isLarge = file.size <= MOST_BYTES && widthPx * heightPx > MOST_PX;
  const copy = isLarge ? await shownCopy(file) : null;
  if (copy !== null) {
    URL.revokeObjectURL(href);
    return copy;
  }
  await image.decode();
  return { href, widthPx, heightPx, isClear: seesClearGround(document.createElement("canvas"), image) };
}

/** What is shown of a file: itself, or a copy where it is large. Rejects what cannot be read. */
async function shown(file: File): Promise<OwnArtwork> {
  const copy = file.size > MOST_BYTES ? await shownCopy(file) : null;
  if (copy !== null) return copy;
  const href = URL.createObjectURL(file);
  return shownFile(file, href).catch((error: unknown) => {
    URL.revokeObjectURL(href);
    throw error;
  });
}

/** Opens a picture in the browser alone; nothing is uploaded. Its address lives until it is let go. */
export async function readArtwork(file: File): Promise<ReadFile<OwnPicture>> {
  if (!isAcceptedType(file.type)) return { ok: false, sentence: (await wordsOfUnfit(file)) ?? NOT_ACCEPTED };
  try {
    return { ok: true, read: { file, artwork: await shown(file) } };
  } catch {
    return { ok: false, sentence: (await wordsOfUnfit(file)) ?? UNREADABLE };
  }
}

export function letGoArtwork({ artwork }: OwnPicture): void {
  URL.revokeObjectURL(artwork.href);
}
