import sharp from "sharp";
import svgpath from "svgpath";
import { firstSettings as settings } from "#domain/cut-line/cut-settings.ts";
import { cutterOf } from "#domain/cut-line/cutter.ts";
import type { CutLine } from "#domain/cut-line/draw-cut-line.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { PrintPart } from "../print-job.ts";

/** As fine as the line on the page is drawn from. */
const LONGEST_PX = 1_000;

/** The line round a picture that the product's page proposes, for a piece of that size; null where none can be drawn. */
async function lineRound(picture: Buffer, { width, height }: Box): Promise<CutLine | null> {
  const { data, info } = await sharp(picture)
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const cut = cutterOf({ pixels, width: info.width, height: info.height }, true);
  const fit = { widthMm: width, heightMm: height, borderMm: settings.borderMm };
  return cut({ settings, fit, isDraft: false }).line;
}

function alongLine(line: CutLine, { trim: room }: PrintPart): PrintPart {
  const x = room.x + (room.width - line.widthMm) / 2;
  const y = room.y + (room.height - line.heightMm) / 2;
  const placed = (d: string) => svgpath(d).translate(x, y).toString();
  const trim = { x, y, width: line.widthMm, height: line.heightMm };
  const { picture, artwork, d } = line;
  return {
    trim,
    cut: placed(d),
    bleed: trim,
    bled: placed(artwork ?? d),
    box: { ...picture, x: picture.x + x, y: picture.y + y },
    fit: "whole",
    turn: 0,
    isMirrored: false,
  };
}

/** Parts of one size whose line goes round their artwork, each in the middle of its place; as they are where no line can be drawn. */
export async function cutRound(parts: readonly PrintPart[], picture: Buffer): Promise<readonly PrintPart[]> {
  const [first] = parts;
  const line = first ? await lineRound(picture, first.trim) : null;
  return line === null ? parts : parts.map((part) => alongLine(line, part));
}
