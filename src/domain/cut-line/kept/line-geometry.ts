import { UM_PER_MM } from "#domain/size-mm.ts";
import { pathOfCurves } from "../curve/curve-path.ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";
import type { CutLine } from "../cut-line.types.ts";

/** A closed line of straight sides: x and y of each corner in turn. */
export type PolygonRing = readonly number[];

/** A box in whole micrometres. */
export interface WholeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cut line as it is kept: in whole micrometres, its true box with the upper left corner at 0, 0. */
export interface LineGeometry {
  readonly curves: readonly ClosedCurve[];
  /** Where the whole picture lies. */
  readonly picture: WholeBox;
  /** The edge of the artwork, where the picture is not printed outside it. */
  readonly outline: readonly PolygonRing[] | null;
  /** It is the cut line of the customer's file; absent where the shop drew it, or a hand corrected it. */
  readonly isOwn?: boolean;
}

/** Most corners of an edge that is kept; one with more of them is told with fewer. */
export const MOST_OUTLINE_POINTS = 8_000;

function pathOfRings(rings: readonly PolygonRing[]): string {
  const mm = (value: number) => String(Math.round(value / 10) / 100 + 0);
  return rings
    .map((ring) => {
      const points = Array.from({ length: ring.length / 2 }, (_, at) => ring.slice(2 * at, 2 * at + 2));
      return `M${points.map((point) => point.map(mm).join(" ")).join("L")}Z`;
    })
    .join("");
}

/** The same box in millimetres. */
export function mmBox({ x, y, width, height }: WholeBox): CutLine["picture"] {
  const mm = (um: number) => um / UM_PER_MM;
  return { x: mm(x), y: mm(y), width: mm(width), height: mm(height) };
}

/** A line as it is painted and printed, from what is kept of it. One of a file's own has whatever border is drawn in it. */
export function cutLineOf(
  { curves, picture, outline, isOwn }: LineGeometry,
  {
    widthUm,
    heightUm,
    borderMm,
  }: { readonly widthUm: number; readonly heightUm: number; readonly borderMm: number },
): CutLine {
  return {
    d: pathOfCurves(curves, 0, 0),
    widthMm: widthUm / UM_PER_MM,
    heightMm: heightUm / UM_PER_MM,
    borderMm: isOwn === true ? 0 : borderMm,
    picture: mmBox(picture),
    artwork: outline && pathOfRings(outline),
    ...(isOwn === true && { isOwn }),
  };
}
