import sharp from "sharp";
import { firstSettings as settings } from "#domain/cut-line/cut-settings.ts";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { cutterOf } from "#domain/cut-line/cutter.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { WantedOwnCut } from "#domain/cut-line/own/own-cut.ts";
import type { Box } from "#domain/preview/scene.ts";
import { alongLine } from "../cutting.ts";
import type { PrintPart, PrintPiece } from "../print-job.ts";

/** As fine as the line on the page is drawn from. */
const LONGEST_PX = 1_000;

/** The pixels of a picture, fewer where it has more than a line needs. */
export async function pixelsOfPicture(picture: Buffer): Promise<PixelPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { pixels, width: info.width, height: info.height };
}

/** The line that the product's page proposes for a piece of that size: the file's own, else round its picture; null where none can be drawn. */
async function lineRound(
  picture: Buffer,
  { width, height }: Box,
  own: WantedOwnCut | undefined,
): Promise<CutLine | null> {
  const cut = cutterOf(await pixelsOfPicture(picture), true);
  const fit = { widthMm: width, heightMm: height, borderMm: settings.borderMm };
  return cut({ settings, fit, own, isDraft: false }).line;
}

/** Parts of one size whose line goes round their artwork, each in the middle of its place; as they are where no line can be drawn. */
export async function cutRound(
  { parts, ownCut }: Pick<PrintPiece, "parts" | "ownCut">,
  picture: Buffer,
): Promise<readonly PrintPart[]> {
  const [first] = parts;
  const line = first ? await lineRound(picture, first.trim, ownCut) : null;
  return line === null ? parts : parts.map((part) => alongLine(line, part));
}
