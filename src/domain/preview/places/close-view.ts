import type { SizeMm } from "#domain/size-mm.ts";
import { STAGE, type Box, type Point } from "../scene.ts";
import type { LetteringPlace } from "./place.ts";

/** Words fill so much of a closer view, which is never closer than this many stage units. */
const FILLED = 0.5;
const CLOSEST = 110;
/** A view that is hardly closer is none. */
const WIDEST = 660;

function start(middle: number, long: number, whole: number): number {
  return Math.min(whole - long, Math.max(0, middle - long / 2));
}

/** The part of the stage round words whose middle is at so many millimetres; null where that is most of it. */
export function placeView(
  { widthMm: wide }: LetteringPlace,
  { widthMm, heightMm }: SizeMm,
  [x, y]: Point,
): Box | null {
  const scale = STAGE.width / wide;
  const ratio = STAGE.width / STAGE.height;
  const width = Math.max((Math.max(widthMm, heightMm * ratio) * scale) / FILLED, CLOSEST);
  if (width > WIDEST) return null;
  const height = width / ratio;
  return {
    x: start(x * scale, width, STAGE.width),
    y: start(y * scale, height, STAGE.height),
    width,
    height,
  };
}
