import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import type { ReadFile } from "./chosen-file.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
/** The same in words. */
export const ACCEPTED_WORDS = "PNG, JPEG, WebP, GIF or AVIF";
export const ACCEPTED = TYPES.join(",");

const NOT_ACCEPTED = `File type not accepted. Please try again. This preview takes ${ACCEPTED_WORDS}.`;
const UNREADABLE = "This picture could not be read: it may be damaged. Please try another.";

/** Whether a browser shows pictures of a media type. */
export function isAcceptedType(type: string): boolean {
  return TYPES.includes(type);
}

/** A picture of the visitor's own, with its file. */
export interface OwnPicture {
  readonly file: File;
  readonly artwork: OwnArtwork;
}

/** Opens a picture in the browser alone; nothing is uploaded. Its address lives until it is let go. */
export async function readArtwork(file: File): Promise<ReadFile<OwnPicture>> {
  if (!isAcceptedType(file.type)) return { ok: false, sentence: NOT_ACCEPTED };
  const href = URL.createObjectURL(file);
  const image = new Image();
  image.src = href;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(href);
    return { ok: false, sentence: UNREADABLE };
  }
  const artwork = { href, widthPx: image.naturalWidth, heightPx: image.naturalHeight };
  return { ok: true, read: { file, artwork } };
}

export function letGoArtwork({ artwork }: OwnPicture): void {
  URL.revokeObjectURL(artwork.href);
}
