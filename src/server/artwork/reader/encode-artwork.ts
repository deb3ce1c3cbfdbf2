import sharp, { type Sharp } from "sharp";
import { isOnClearGround, LOOKED_AT_PX } from "#domain/artwork/preflight/clear-ground.ts";

/** Pixels of the longer side of our pictures. */
export const LONGEST = 1_600;

/** The shop's own picture of a file. */
export interface EncodedArtwork {
  readonly webp: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isClear: boolean;
  /** Nothing is to be seen on it: it is clear or white all over. */
  readonly isBlank: boolean;
}

/** No cache, since there is one picture in the life of this process; and threads take memory each. */
export function setUpPictures(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}

async function isClearGround(webp: Buffer): Promise<boolean> {
  const encoded = sharp(webp);
  // Where nothing shines through, there is no need to unpack it.
  if (!(await encoded.metadata()).hasAlpha) return false;
  const alpha = await encoded
    .resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: "fill" })
    .extractChannel("alpha")
    .raw()
    .toBuffer();
  return isOnClearGround((x, y) => alpha[y * LOOKED_AT_PX + x] ?? 255);
}

/** Of 255, and below: what a screen shows as white, and as clear. WebP is off by one or two. */
const WHITE = 252;
const CLEAR = 3;

function isBlankPixel(red: number, green: number, blue: number, alpha: number): boolean {
  return alpha <= CLEAR || Math.min(red, green, blue) >= WHITE;
}

async function isBlankAt(picture: Sharp): Promise<boolean> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 4)
    if (!isBlankPixel(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0))
      return false;
  return true;
}

/** Whether a picture is white or clear all over; a few pixels show of most that it is not. */
async function isBlankPicture(webp: Buffer): Promise<boolean> {
  const few = sharp(webp).resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: "fill" });
  return (await isBlankAt(few)) && isBlankAt(sharp(webp));
}

/** More effort makes 4 of 100 bytes fewer, and takes three times as long. */
const WEBP = { quality: 80, effort: 0 } as const;

/** Encodes what is seen anew, in the colours of a screen and small enough for one: nothing else of the file is in it. */
export async function encodeArtwork(picture: Sharp): Promise<EncodedArtwork> {
  const { data, info } = await picture
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true });
  const [isClear, isBlank] = [await isClearGround(data), await isBlankPicture(data)];
  return { webp: data, widthPx: info.width, heightPx: info.height, isClear, isBlank };
}
