import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
/** The same in words. */
export const ACCEPTED_WORDS = "PNG, JPEG, WebP, GIF or AVIF";
export const ACCEPTED = TYPES.join(",");

/** Whether a browser shows pictures of a media type. */
export function isAcceptedType(type: string): boolean {
  return TYPES.includes(type);
}

export type ReadArtwork =
  | { readonly ok: true; readonly artwork: OwnArtwork; readonly name: string }
  | { readonly ok: false; readonly code: "type" | "unreadable" };

/** Opens a picture in the browser alone; nothing is uploaded. The address lives until it is revoked. */
export async function readArtwork(file: File): Promise<ReadArtwork> {
  if (!isAcceptedType(file.type)) return { ok: false, code: "type" };
  const href = URL.createObjectURL(file);
  const image = new Image();
  image.src = href;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(href);
    return { ok: false, code: "unreadable" };
  }
  return {
    ok: true,
    name: file.name,
    artwork: { href, widthPx: image.naturalWidth, heightPx: image.naturalHeight },
  };
}
