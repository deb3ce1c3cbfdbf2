import sharp, { type Sharp } from "sharp";
import { LONGEST } from "../reader-answer.ts";
import { isOnClearGround, isRoundOnClear, LOOKED_AT_PX } from "#domain/artwork/preflight/clear-ground.ts";

/** The shop's own picture of a file. */
export interface EncodedArtwork {
  readonly webp: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isClear: boolean;
  /** Nothing is to be seen on it: it is clear or white all over. */
  readonly isBlank: boolean;
  /** What is seen of it fills the ellipse in its box, and the corners are clear. */
  readonly isRound: boolean;
}

/** No cache, since there is one picture in the life of this process; and threads take memory each. */
export function setUpPictures(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}

async function groundOf(webp: Buffer): Promise<Pick<EncodedArtwork, "isClear" | "isRound">> {
  const encoded = sharp(webp);
  // Where nothing shines through, there is no need to unpack it.
  if (!(await encoded.metadata()).hasAlpha) return { isClear: false, isRound: false };
  const alpha = await encoded
    .resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: "fill" })
    .extractChannel("alpha")
    .raw()
    .toBuffer();
  const alphaAt = (x: number, y: number) => alpha[y * LOOKED_AT_PX + x] ?? 255;
  return { isClear: isOnClearGround(alphaAt), isRound: isRoundOnClear(alphaAt) };
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
  const [ground, isBlank] = [await groundOf(data), await isBlankPicture(data)];
  return { webp: data, widthPx: info.width, heightPx: info.height, ...ground, isBlank };
}
