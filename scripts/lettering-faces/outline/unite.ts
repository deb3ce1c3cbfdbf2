import { areaPaths, Clipper, FillRule, type Path64, type Paths64, union } from "clipper2-ts";
import { crossings } from "./crossings.ts";
import { type Contour, type Point, polygonContour, reversed } from "./contours.ts";
import { flattened, signedArea } from "./flatten.ts";
import { withoutHairs } from "./hairs.ts";

/** Lines to a curve, and clipper's whole steps to a font unit. */
const PIECES = 24;
const FINE = 64;
/** How far, in font units, a united contour may stay from the curve it was. */
const TOLERANCE = 0.3;

interface Ring {
  readonly contour: Contour;
  readonly polygon: readonly Point[];
}

/** Whether a point lies in a polygon. */
function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, corner, at) => {
    const before = polygon.at(at - 1) ?? corner;
    const crosses = corner.y > y !== before.y > y;
    return crosses && x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x
      ? !inside
      : inside;
  }, false);
}

/** Whether a polygon lies in another: all its lines do, by their middles, since corners may touch. */
export function holds(outer: readonly Point[], inner: readonly Point[]): boolean {
  return (
    outer !== inner &&
    inner.every(({ x, y }, at) => {
      const before = inner.at(at - 1) ?? { x, y };
      return isInside({ x: (x + before.x) / 2, y: (y + before.y) / 2 }, outer);
    })
  );
}

function ringOf(contour: Contour): Ring {
  return { contour, polygon: flattened(contour, PIECES) };
}

/** Turns each outermost contour, with what lies in it, so that it is walked clockwise: an accent may lie the other way round in its font. */
function turned(contours: readonly Contour[]): Ring[] {
  const rings = contours.map(ringOf).filter(({ polygon }) => Math.abs(signedArea(polygon)) >= 1);
  return rings.map((ring) => {
    const around = rings.filter((other) => holds(other.polygon, ring.polygon));
    const outermost =
      around.find((ring) => !rings.some((other) => holds(other.polygon, ring.polygon))) ?? ring;
    return signedArea(outermost.polygon) > 0 ? ring : ringOf(reversed(ring.contour));
  });
}

function scaled(polygon: readonly Point[], by: number): Path64 {
  return polygon.map(({ x, y }) => ({ x: Math.round(x * by), y: Math.round(y * by) }));
}

function unitedPaths(rings: readonly Ring[]): Paths64 {
  return union(
    rings.map(({ polygon }) => scaled(polygon, FINE)),
    FillRule.NonZero,
  );
}

/** As polygons on whole units; rounding may make new crossings, so that is done until none is left. */
function polygons(paths: Paths64): Contour[] {
  let whole = Clipper.simplifyPaths(paths, TOLERANCE * FINE).map((path) => scaled(path, 1 / FINE));
  for (let round = 0; round < 4; round += 1) whole = union(whole, FillRule.NonZero);
  return whole
    .filter((path) => Math.abs(signedArea(path)) >= 1)
    .map(polygonContour)
    .filter((contour) => contour !== null);
}

export interface United {
  readonly contours: readonly Contour[];
  /** Whether contours crossed, so that curves became lines. */
  readonly flat: boolean;
}

/**
 * A letter's contours so that none crosses another or leads back on itself, outer ones clockwise and holes the other way. Curves stay
 * where nothing crosses.
 */
export function united(contours: readonly Contour[]): United {
  const rings = turned(contours.map(withoutHairs));
  const paths = unitedPaths(rings);
  const [before, after] = [
    rings.reduce((sum, { polygon }) => sum + signedArea(polygon), 0),
    Math.abs(areaPaths(paths)) / FINE / FINE,
  ];
  const isSimple =
    paths.length === rings.length &&
    Math.abs(before - after) <= 2 + after * 1e-4 &&
    crossings(rings.map(({ polygon }) => polygon)) === 0;
  return isSimple
    ? { contours: rings.map(({ contour }) => contour), flat: false }
    : { contours: polygons(paths), flat: true };
}
