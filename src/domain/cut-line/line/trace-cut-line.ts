import { area, type Path64, type Paths64, pointInPolygon, reversePath } from "clipper2-ts";
import { bridge, type Reach, type RememberedJoins } from "./bridges.ts";
import { convexHull } from "./convex-hull.ts";
import { isWide, offsetBy, pieceCount, simplified, turnedQuarter, withoutHoles } from "./offset.ts";

export interface CutLineOptions {
  readonly borderMm: number;
  /** What becomes of parts that lie apart: joined where they nearly meet, all in one sticker, or only the largest. */
  readonly pieces: "join" | "one" | "largest";
  readonly keepsHoles: boolean;
  /** Narrow places are widened as far as it takes. */
  readonly strengthens: boolean;
}

export interface TracedLine {
  /** Closed lines in whole micrometres: outlines one way, holes the other. */
  readonly paths: Paths64;
  readonly pieces: number;
  /** Parts that the line joins though their borders did not meet. */
  readonly joined: number;
  /** Pieces too small to be cut, left out. */
  readonly specks: number;
  /** Holes of the artwork that are wide enough to be cut out, whether they are or not. */
  readonly holes: number;
  readonly remembered: RememberedJoins;
}

/** No notch is narrower than a circle of this radius: a blade that turns in less tears the film. */
const LEAST_INSIDE_RADIUS_MM = 0.75;
/** Nor is an outside corner sharper, which would lift off. */
const OUTSIDE_RADIUS_MM = 0.45;
/** Notches are as smooth as this; smoother where one sticker is asked for and a thread of it was too thin to stay. */
const SMOOTH_MM = [2, 4, 8];
/** Borders that leave less than twice this between them nearly meet. */
const NEARLY_MM = 6;
const FAR_MM = 40;
const LEAST_PIECE = 1e6;
const LEAST_HOLE_RADIUS_MM = 1.5;

/** Coarse arcs while the border is dragged, fine ones for what is cut; in micrometres. */
const ARCS = { draft: { close: 30, open: 20 }, fine: { close: 8, open: 5 } };

/** Lines under 1 mm², and holes that no 3 mm disc goes through, cannot be weeded. */
function canBeCut(path: Path64): boolean {
  return area(path) > 0
    ? area(path) > LEAST_PIECE
    : offsetBy([reversePath(path)], -LEAST_HOLE_RADIUS_MM, 20).length > 0;
}

function largestOnly(paths: Paths64): Paths64 {
  const [largest] = withoutHoles(paths).toSorted((a, b) => area(b) - area(a));
  if (largest === undefined) return paths;
  const isIn = (path: Path64) => path.every((point) => pointInPolygon(point, largest) !== 2);
  return paths.filter((path) => path === largest || (area(path) < 0 && isIn(path)));
}

function reachOf({ pieces, strengthens }: CutLineOptions): Reach {
  const between = pieces === "one" ? FAR_MM : pieces === "join" ? NEARLY_MM : 0;
  return { betweenPieces: between, inNecks: strengthens ? FAR_MM : Math.min(between, NEARLY_MM) };
}

interface Closed {
  readonly paths: Paths64;
  readonly remembered: RememberedJoins;
}

/** The border, its notches and gaps closed: out by border and radius, in by the radius. */
function closedLine(
  artwork: Paths64,
  options: CutLineOptions,
  remembered: RememberedJoins | null,
  smoothMm: number,
): Closed {
  const arc = remembered === null ? ARCS.fine.close : ARCS.draft.close;
  const solid = options.keepsHoles ? (paths: Paths64) => paths : withoutHoles;
  const radius = Math.max(LEAST_INSIDE_RADIUS_MM, smoothMm);
  const rough = simplified(artwork, 60);
  function close(from: Paths64, radiusMm: number, within: number): Paths64 {
    const wide = simplified(solid(offsetBy(from, options.borderMm + radiusMm, within)), within / 2);
    return simplified(solid(offsetBy(wide, -radiusMm, within)), within / 2);
  }
  const narrow = close(arc > 10 ? rough : artwork, radius, arc);
  const bridged = bridge(narrow, (mm) => solid(close(rough, mm, 50)), radius, reachOf(options), remembered);
  const { reachMm, necks } = bridged;
  const paths =
    reachMm === 0 ? narrow : solid(offsetBy(offsetBy(solid(bridged.paths), radius, arc), -radius, arc));
  return { paths, remembered: { reachMm, necks } };
}

/** Spikes go, corners are rounded, and what cannot be cut is left out. */
function openedLine(paths: Paths64, isDraft: boolean): Paths64 {
  const arc = isDraft ? ARCS.draft.open : ARCS.fine.open;
  return offsetBy(simplified(offsetBy(paths, -OUTSIDE_RADIUS_MM, arc), 4), OUTSIDE_RADIUS_MM, arc);
}

/** Pieces that there would be if borders alone joined them. */
function apart(artwork: Paths64, { borderMm }: CutLineOptions): number {
  return pieceCount(offsetBy(simplified(artwork, 60), borderMm, 50));
}

/** What would not join is held by one band round everything. */
function banded(artwork: Paths64, { borderMm }: CutLineOptions): Paths64 {
  return offsetBy([convexHull(artwork)], Math.max(borderMm, OUTSIDE_RADIUS_MM), ARCS.fine.close);
}

function tracedUpright(
  artwork: Paths64,
  options: CutLineOptions,
  remembered: RememberedJoins | null,
  [smoothMm = LEAST_INSIDE_RADIUS_MM, ...smoother]: readonly number[] = SMOOTH_MM,
): TracedLine {
  const art = options.keepsHoles ? artwork : withoutHoles(artwork);
  const closed = closedLine(art, options, remembered, smoothMm);
  const opened = openedLine(closed.paths, remembered !== null);
  const cut = opened.filter(canBeCut);
  const chosen = options.pieces === "largest" ? largestOnly(cut) : cut;
  const isApart = options.pieces === "one" && pieceCount(chosen) > 1;
  if (isApart && smoother.length > 0) return tracedUpright(artwork, options, remembered, smoother);
  const paths = isApart ? banded(art, options) : simplified(chosen, 3);
  return {
    paths,
    pieces: pieceCount(paths),
    joined: remembered === null ? Math.max(0, apart(art, options) - pieceCount(paths)) : 0,
    specks: options.pieces === "largest" ? 0 : pieceCount(opened) - pieceCount(cut),
    holes: artwork.filter((path) => area(path) < 0 && canBeCut(path)).length,
    remembered: closed.remembered,
  };
}

/**
 * The line a blade follows round artwork (outlines in whole micrometres): a border all round, no notch and no corner too tight
 * for the blade, parts joined as asked. With what an earlier pass `remembered` it is a draft for the eye, several times as fast.
 */
export function traceCutLine(
  artwork: Paths64,
  options: CutLineOptions,
  remembered: RememberedJoins | null = null,
): TracedLine {
  if (!isWide(artwork)) return tracedUpright(artwork, options, remembered);
  const traced = tracedUpright(turnedQuarter(artwork, 1), options, remembered);
  return { ...traced, paths: turnedQuarter(traced.paths, -1) };
}
