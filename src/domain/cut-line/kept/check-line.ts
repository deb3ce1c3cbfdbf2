import { area, difference, FillRule, type Path64, type Paths64 } from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import { boxOfCurves } from "../curve/curve-box.ts";
import { isWide, mitredBy, offsetBy, simplified, turnedQuarter } from "../line/offset.ts";
import { haveCrossings } from "./crossings.ts";
import { flattened } from "./flattened.ts";
import { type LineGeometry, MOST_OUTLINE_POINTS } from "./line-geometry.ts";

/** Points of a line's curves that a cutter takes without stopping. */
export const MOST_NODES = 2_000;
/** Corners of it as a polygon, to a hundredth of a millimetre: what takes longer to look at is noise. */
const MOST_CORNERS = 5_000;
const FLAT_UM = 8;
/** Separate pieces and holes. */
export const MOST_CURVES = 200;
/** Nothing that is sold is longer, in millimetres. */
export const LONGEST_MM = 3_000;
/** So far from 0, 0 a true box may begin by rounding, in micrometres. */
const ROUNDING = 20;
/** A blade that turns in a smaller circle tears the film, and what is thinner than twice this is not weeded. Lines that are drawn keep more. */
const LEAST_RADIUS_MM = 0.2;
/** What a circle of that radius misses by less than this is rounding. */
const SLACK_MM = 0.03;
const LEAST_PATCH = 2_000;
const LEAST_PIECE = 0.9e6;

/** What a line comes to. */
export interface LineMeasures {
  readonly widthUm: number;
  readonly heightUm: number;
  readonly areaMm2: number;
  readonly perimeterMm: number;
}

/** A line that may be cut, or the part of it at fault with a sentence. */
export type CheckedLine =
  | { readonly ok: true; readonly measures: LineMeasures; readonly paths: Paths64 }
  | { readonly ok: false; readonly field: "curves" | "picture" | "outline"; readonly why: string };

type Fault = Extract<CheckedLine, { ok: false }>;

export function fault(field: Fault["field"], why: string): Fault {
  return { ok: false, field, why };
}

function isClosed(curve: readonly number[]): boolean {
  return (
    curve.length >= 14 && curve.length % 6 === 2 && curve.at(-2) === curve[0] && curve.at(-1) === curve[1]
  );
}

function hasPatch(paths: Paths64): boolean {
  return paths.some((path) => Math.abs(area(path)) > LEAST_PATCH);
}

/**
 * Whether a circle of the least radius comes everywhere along the line, inside it and outside. A file's own line may have corners, which
 * a blade turns in as it does in those of a square; spikes and slits it may not have either.
 */
function isSmooth(paths: Paths64, isOwn: boolean): boolean {
  if (isWide(paths)) return isSmooth(turnedQuarter(paths, 1), isOwn);
  const moved = isOwn ? mitredBy : offsetBy;
  const opened = moved(moved(paths, -LEAST_RADIUS_MM, 5), LEAST_RADIUS_MM + SLACK_MM, 5);
  if (hasPatch(difference(paths, opened, FillRule.NonZero))) return false;
  const closed = moved(moved(paths, LEAST_RADIUS_MM, 5), -LEAST_RADIUS_MM - SLACK_MM, 5);
  return !hasPatch(difference(closed, paths, FillRule.NonZero));
}

function lengthOf(path: Path64): number {
  return path.reduce((sum, { x, y }, at) => {
    const next = path[(at + 1) % path.length]!;
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
}

function areaOfAll(paths: Paths64): number {
  return paths.reduce((sum, path) => sum + area(path), 0);
}

/** A piece runs one way and the holes in it the other: what is inside is inside once. */
function isNested(paths: Paths64): boolean {
  const [first] = paths.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  if (first === undefined || area(first) <= 0) return false;
  const inside = areaOfAll(difference(paths, [], FillRule.NonZero));
  return Math.abs(inside - areaOfAll(paths)) <= 1e-6 * inside;
}

function lineFault({ curves }: LineGeometry): Fault | null {
  const nodes = curves.reduce((sum, { length }) => sum + (length - 2) / 6, 0);
  if (curves.length === 0 || curves.length > MOST_CURVES)
    return fault("curves", `1 to ${MOST_CURVES} lines.`);
  if (nodes > MOST_NODES) return fault("curves", `The line has more than ${MOST_NODES} points.`);
  return curves.every(isClosed) ? null : fault("curves", "Every line must be closed.");
}

/** Whether what can be cut of the line is one shape, with room for a blade. */
function shapeFault(paths: Paths64, isOwn: boolean): Fault | null {
  if (haveCrossings(paths)) return fault("curves", "The line crosses itself.");
  if (!isNested(paths)) return fault("curves", "Outlines must run one way and the holes in them the other.");
  if (paths.some((path) => area(path) > 0 && area(path) < LEAST_PIECE))
    return fault("curves", "A piece is smaller than 1 mm².");
  return isSmooth(paths, isOwn)
    ? null
    : fault("curves", "The line is too narrow or too sharp for the blade somewhere.");
}

/** The picture lies under the line, and what is printed of it inside the line. */
function placeFault({ picture, outline }: LineGeometry, { widthUm, heightUm }: LineMeasures): Fault | null {
  const { x, y, width, height } = picture;
  const far = 0.5 * UM_PER_MM;
  if (x >= widthUm || y >= heightUm || x + width <= 0 || y + height <= 0 || width < far || height < far)
    return fault("picture", "The picture lies outside its line.");
  if (outline === null) return null;
  if (outline.some((ring) => ring.length < 6 || ring.length % 2 === 1))
    return fault("outline", "Every edge needs an x and a y of three corners.");
  return outline.reduce((sum, { length }) => sum + length / 2, 0) > MOST_OUTLINE_POINTS
    ? fault("outline", `The edge has more than ${MOST_OUTLINE_POINTS} corners.`)
    : null;
}

function measured(paths: Paths64, box: { readonly right: number; readonly bottom: number }): LineMeasures {
  return {
    widthUm: Math.round(box.right),
    heightUm: Math.round(box.bottom),
    areaMm2: areaOfAll(paths) / 1e6,
    perimeterMm: paths.reduce((sum, path) => sum + lengthOf(path), 0) / UM_PER_MM,
  };
}

/** Looks again at a line that came from elsewhere: whether a blade can follow it, and what it comes to. */
export function checkLine(geometry: LineGeometry): CheckedLine {
  const badly = lineFault(geometry);
  if (badly !== null) return badly;
  const box = boxOfCurves(geometry.curves);
  if (box === null || Math.max(Math.abs(box.left), Math.abs(box.top)) > ROUNDING)
    return fault("curves", "The line's box must begin at 0, 0.");
  if (Math.max(box.right, box.bottom) > LONGEST_MM * UM_PER_MM)
    return fault("curves", `The line is longer than ${LONGEST_MM} mm.`);
  const exact = geometry.curves.map(flattened);
  const paths = simplified(exact, FLAT_UM);
  if (paths.reduce((sum, { length }) => sum + length, 0) > MOST_CORNERS)
    return fault("curves", "The line has too many bends.");
  const wrong = shapeFault(paths, geometry.isOwn === true);
  if (wrong !== null) return wrong;
  const measures = measured(exact, box);
  return placeFault(geometry, measures) ?? { ok: true, measures, paths };
}
