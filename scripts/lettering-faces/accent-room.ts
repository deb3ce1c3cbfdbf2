import type { Contour, Point } from "./outline/contours.ts";
import { flattened } from "./outline/flatten.ts";

/** Heights an em is read at, and lines to a curve. */
const ROWS = 40;
const PIECES = 8;
/** The air that an accent keeps, in ems. */
const AIR = 1 / 20;

interface Reach {
  readonly left: number;
  readonly right: number;
}

/** How far to both sides a letter reaches at each height. */
export type Profile = ReadonlyMap<number, Reach>;

function pointsBetween(a: Point, b: Point, most: number): Point[] {
  const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / most);
  return Array.from({ length: count }, (_, at) => ({
    x: a.x + ((b.x - a.x) * (at + 1)) / count,
    y: a.y + ((b.y - a.y) * (at + 1)) / count,
  }));
}

export function profileOf(contours: readonly Contour[], em: number): Profile {
  const profile = new Map<number, Reach>();
  const row = em / ROWS;
  for (const contour of contours) {
    const polygon = flattened(contour, PIECES);
    for (const [at, to] of polygon.entries())
      for (const { x, y } of pointsBetween(polygon.at(at - 1) ?? to, to, row / 2)) {
        const key = Math.round(y / row);
        const { left, right } = profile.get(key) ?? { left: x, right: x };
        profile.set(key, { left: Math.min(left, x), right: Math.max(right, x) });
      }
  }
  return profile;
}

/** A letter before or after another: how wide it is set, and its profile. */
export interface Neighbour {
  readonly advance: number;
  readonly profile: Profile;
}

/** The least way from one letter to the next, on any height both have. */
function gap(first: Neighbour, second: Neighbour, kerning: number): number {
  const ways = [...first.profile].flatMap(([row, { right }]) => {
    const other = second.profile.get(row);
    return other === undefined ? [] : [first.advance + kerning + other.left - right];
  });
  return Math.min(Infinity, ...ways);
}

/** The kerning of two plain letters for the same letters with accents: less of it where the accents would come nearer than the letters do. */
export function kerningWithRoom(
  kerning: number,
  plain: readonly [Neighbour, Neighbour],
  accented: readonly [Neighbour, Neighbour],
  em: number,
): number {
  const wanted = Math.min(AIR * em, gap(...plain, kerning));
  const missing = wanted - gap(...accented, kerning);
  return kerning >= 0 || missing <= 0 ? kerning : Math.min(0, Math.round(kerning + missing));
}
