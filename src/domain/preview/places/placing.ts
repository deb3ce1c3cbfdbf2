import type { SizeMm } from "#domain/size-mm.ts";
import type { Box, Point } from "../scene.ts";
import type { LetteringPlace, SeenFrom } from "./place.ts";

/** So near an end that a length is held within its bounds; in the middle of bounds that it does not fit. */
function held(middle: number, long: number, from: number, room: number): number {
  if (long >= room) return from + room / 2;
  return Math.min(from + room - long / 2, Math.max(from + long / 2, middle));
}

/** The middle of words, kept so that they stay on a surface; where they are longer than it, they lie across its middle. All in millimetres. */
export function clampedOn(surface: Box, { widthMm, heightMm }: SizeMm, [x, y]: Point): Point {
  return [held(x, widthMm, surface.x, surface.width), held(y, heightMm, surface.y, surface.height)];
}

/** A point of a place as it is seen from the other side, and back: across is the other way round. */
export function seenFrom({ widthMm }: LetteringPlace, from: SeenFrom, [x, y]: Point): Point {
  return from === "inside" ? [widthMm - x, y] : [x, y];
}

/** The surface as it is seen. */
export function surfaceSeen(place: LetteringPlace, from: SeenFrom): Box {
  const { surface, widthMm } = place;
  return from === "inside" ? { ...surface, x: widthMm - surface.x - surface.width } : surface;
}

/** How far words are from the left edge of their surface and from its top, as it is seen; null across which they do not fit. */
export interface Margins {
  readonly left: number | null;
  readonly top: number | null;
}

/** Millimetres from the surface's edges to the words, their middle as it is seen. */
export function marginsOf(surface: Box, { widthMm, heightMm }: SizeMm, [x, y]: Point): Margins {
  return {
    left: widthMm > surface.width ? null : x - widthMm / 2 - surface.x,
    top: heightMm > surface.height ? null : y - heightMm / 2 - surface.y,
  };
}

/** Where the middle of words is that are so far from the surface's left edge and its top, as they are seen. */
export function middleAt(surface: Box, { widthMm, heightMm }: SizeMm, { left, top }: Margins): Point {
  return [
    left === null ? surface.x + surface.width / 2 : surface.x + left + widthMm / 2,
    top === null ? surface.y + surface.height / 2 : surface.y + top + heightMm / 2,
  ];
}

/** How far a press of an arrow key moves words where so many millimetres are seen from edge to edge; with Shift ten times as far. */
export function stepFor(widthMm: number): number {
  return widthMm > 1000 ? 10 : 1;
}
