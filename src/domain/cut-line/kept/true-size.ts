import type { SizeMm } from "#domain/size-mm.ts";

/** So much over a whole millimetre is the line's rounding, not the sticker. */
const ROUNDING_MM = 0.1;

/** The whole millimetres that a line's true box is sold as: the next ones up. */
export function trueSize({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: Math.ceil(widthMm - ROUNDING_MM), heightMm: Math.ceil(heightMm - ROUNDING_MM) };
}

/** Whether a line can be cut from pieces of a size: none of it is longer than it. */
export function fitsSize(line: SizeMm, { widthMm, heightMm }: SizeMm): boolean {
  const whole = trueSize(line);
  return whole.widthMm <= widthMm && whole.heightMm <= heightMm;
}
