import type { Ring } from "./marching-squares.ts";

/** The box round all rings, in pixels. */
export function sizeOfRings(rings: readonly Ring[]): { readonly width: number; readonly height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      left = Math.min(left, ring[at]!);
      right = Math.max(right, ring[at]!);
      top = Math.min(top, ring[at + 1]!);
      bottom = Math.max(bottom, ring[at + 1]!);
    }
  return { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** What the sticker has to fit into. */
export interface FitInto {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The border that its size includes on every side. */
  readonly borderMm: number;
}

/** However wide the border, something is left to look at. */
const LEAST_ARTWORK_MM = 3;

/** Millimetres of a pixel with which artwork and border just fit into a size, the artwork's proportions kept. */
export function scaleToSize(rings: readonly Ring[], { widthMm, heightMm, borderMm }: FitInto): number {
  const { width, height } = sizeOfRings(rings);
  const room = (side: number) => Math.max(LEAST_ARTWORK_MM, side - 2 * borderMm);
  return Math.min(room(widthMm) / Math.max(1, width), room(heightMm) / Math.max(1, height));
}
