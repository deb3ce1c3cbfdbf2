import { area, difference, FillRule, type Paths64, union } from "clipper2-ts";
import { type Area, areaOf, doOverlap, liesBetween } from "./contacts.ts";
import { necksIn, tornPieces } from "./necks.ts";
import { offsetBy, pieceCount, withoutHoles } from "./offset.ts";

/** Radii of closings, in millimetres, one after the other until all is joined. */
const LADDER_MM = [1.5, 2, 3, 4, 6, 9, 13, 19, 28, 40];
/** Smaller patches of a closing are not worth a bridge, in square micrometres. */
const LEAST_BRIDGE = 5e4;

/** How wide gaps may be filled, as the radius of a closing in millimetres. */
export interface Reach {
  readonly betweenPieces: number;
  readonly inNecks: number;
}

export interface Bridged {
  readonly paths: Paths64;
  /** The closing that was needed, in millimetres; 0 for none. */
  readonly reachMm: number;
}

/** Of a wider closing only what lies between two pieces or in a neck: the rest keeps its shape. */
function withBridges(narrow: Paths64, closed: Paths64, pieces: readonly Area[], necks: readonly Area[]) {
  const bridges = difference(closed, narrow, FillRule.NonZero).filter(
    (patch) =>
      area(patch) > LEAST_BRIDGE &&
      (necks.some((neck) => doOverlap(areaOf(patch), neck)) || liesBetween(patch, pieces)),
  );
  return bridges.length === 0 ? narrow : union(narrow, offsetBy(bridges, 0.04, 25), FillRule.NonZero);
}

/** What is known from the last full pass: a drag begins with the closing and the necks that it found. */
export interface RememberedJoins {
  readonly reachMm: number;
  readonly necks: Paths64;
}

/**
 * Joins pieces that nearly meet and makes necks stronger, with the narrowest closing that does most. `close` closes the artwork
 * with a radius.
 */
export function bridge(
  narrow: Paths64,
  close: (radiusMm: number) => Paths64,
  radiusMm: number,
  reach: Reach,
  remembered: RememberedJoins | null,
): Bridged & Pick<RememberedJoins, "necks"> {
  const mayReach = Math.max(reach.betweenPieces, reach.inNecks);
  const necks = mayReach === 0 ? [] : (remembered?.necks ?? necksIn(narrow));
  const count = pieceCount(narrow);
  if (mayReach === 0 || (count < 2 && necks.length === 0)) return { paths: narrow, reachMm: 0, necks };
  const pieces = withoutHoles(narrow).map((piece) => areaOf(piece, 0.05));
  const weak = necks.map((neck) => areaOf(neck, 0.1));
  const known = remembered?.reachMm ?? 0;
  let best = { paths: narrow, reachMm: 0, count, torn: necks.length };
  for (const radius of known > 0 ? [known, ...LADDER_MM] : LADDER_MM) {
    if (radius <= radiusMm || radius > mayReach) continue;
    const seeds = radius > reach.betweenPieces ? [] : pieces;
    const paths = withBridges(narrow, close(radius), seeds, radius > reach.inNecks ? [] : weak);
    const [left, torn] = [pieceCount(paths), tornPieces(paths)];
    if (left < best.count || (left === best.count && torn < best.torn))
      best = { paths, reachMm: radius, count: left, torn };
    if ((left === 1 && torn === 0) || known > 0) break;
  }
  return { paths: best.paths, reachMm: best.reachMm, necks };
}
