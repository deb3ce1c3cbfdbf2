import { STAGE, type Box, type Point } from "../scene.ts";

/** Something on a photo whose length is known: its ends on the stage, and its millimetres. */
export interface KnownLength {
  readonly from: Point;
  readonly to: Point;
  readonly millimetres: number | null;
}

/** What may be typed: from a coin to a house. */
export const KNOWN_LENGTH_MM = { least: 10, most: 20_000 } as const;

/** Ends nearer to each other (in stage units) say nothing about scale. */
const NEAREST = 12;

/** How many stage units a millimetre of a photo is long; null while that is not known. */
export function unitsPerMm({ from, to, millimetres }: KnownLength): number | null {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (millimetres === null || long < NEAREST) return null;
  if (millimetres < KNOWN_LENGTH_MM.least || millimetres > KNOWN_LENGTH_MM.most) return null;
  return long / millimetres;
}

/** A photo of so many pixels as large as the stage allows, whole and in its middle. */
export function photoBox(widthPx: number, heightPx: number): Box {
  const scale = Math.min(STAGE.width / widthPx, STAGE.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: (STAGE.width - width) / 2, y: (STAGE.height - height) / 2, width, height };
}

/** A point held in a box. */
export function heldIn({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.min(x + width, Math.max(x, px)), Math.min(y + height, Math.max(y, py))];
}

/** The line over a photo that was just chosen: across the lower part of its middle. */
export function firstLength({ x, y, width, height }: Box): KnownLength {
  const line = y + height * 0.78;
  return { from: [x + width * 0.3, line], to: [x + width * 0.7, line], millimetres: null };
}
