import { type SizeMm, UM_PER_MM } from "#domain/size-mm.ts";
import { scaledGeometry } from "../correct/scaled-line.ts";
import { boxOfCurves, type CurveBox, sizeOfCurveBox } from "../curve/curve-box.ts";
import type { CutLine } from "../cut-line.types.ts";
import { checkLine, MOST_CURVES } from "../kept/check-line.ts";
import { geometryOf } from "../kept/geometry-of.ts";
import { cutLineOf, type LineGeometry } from "../kept/line-geometry.ts";
import { trueSize } from "../kept/true-size.ts";
import { narrowestNeckMm } from "../line/necks.ts";
import type { FitInto } from "../outline/scale-to-size.ts";
import { closedCurves } from "./closed-curves.ts";
import { nestedCurves } from "./nested-curves.ts";
import type { OwnCut, WantedOwnCut } from "./own-cut.ts";

/** What can be told of a file's own line that is cut along. */
export interface OwnLineFacts {
  /** Lines beside it that are open, and are not cut. */
  readonly openLines: number;
  /** The sticker is narrower than this somewhere; null where it is not too narrow. */
  readonly neckMm: number | null;
}

/** A file's own line as large as it is ordered, or why no blade can follow it, in a sentence. */
export type OwnLine =
  | {
      readonly ok: true;
      readonly line: CutLine;
      readonly geometry: LineGeometry;
      readonly facts: OwnLineFacts;
    }
  | { readonly ok: false; readonly why: string };

interface AsDrawn {
  readonly geometry: LineGeometry;
  readonly box: CurveBox;
  readonly pieces: number;
  readonly openLines: number;
}

/** The line as large as it is drawn in the file; a sentence where there is none that could be cut along. */
function asDrawn({ inks, paths, page }: OwnCut): AsDrawn | string {
  // Which of them a sticker comes out along, and which a backing, names alone do not say.
  if (inks.length > 1) return "It has several, in different inks.";
  if (paths.length === 0) return "It is too long.";
  const { curves, openLines } = closedCurves(paths);
  if (curves.length === 0) return "It is not closed.";
  if (curves.length > MOST_CURVES) return `It has more than ${MOST_CURVES} parts.`;
  const nested = nestedCurves(curves);
  const box = boxOfCurves(nested.curves);
  if (box === null || box.right === box.left || box.bottom === box.top) return "There is no room in it.";
  const size = { width: page.widthMm * UM_PER_MM, height: page.heightMm * UM_PER_MM };
  const geometry = geometryOf(nested.curves, box, { size, outline: null });
  return { geometry: { ...geometry, isOwn: true }, box, pieces: nested.pieces, openLines };
}

/** As large as a size allows; a size that its own is sold as leaves it as it is. It comes with its border, if it has any. */
function scaleInto(own: SizeMm, { widthMm, heightMm }: FitInto): number {
  const sold = trueSize(own);
  const factor = Math.min(widthMm / own.widthMm, heightMm / own.heightMm);
  const isOwnSize = Math.min(widthMm / sold.widthMm, heightMm / sold.heightMm) === 1;
  return isOwnSize ? 1 : factor;
}

/** The cut line that a customer has drawn, every curve of it, as large as a size allows. */
export function ownLine(own: WantedOwnCut, fit: FitInto): OwnLine {
  const drawn = asDrawn(own);
  if (typeof drawn === "string") return { ok: false, why: drawn };
  const { box, pieces, openLines } = drawn;
  if (pieces > 1 && !own.onBacking)
    return { ok: false, why: "It is several pieces, which nothing holds together when it is cut through." };
  const geometry = scaledGeometry(drawn.geometry, scaleInto(sizeOfCurveBox(box), fit));
  const checked = checkLine(geometry);
  if (!checked.ok) return { ok: false, why: checked.why };
  return {
    ok: true,
    line: cutLineOf(geometry, { ...checked.measures, borderMm: 0 }),
    geometry,
    facts: { openLines, neckMm: narrowestNeckMm(checked.paths) },
  };
}

/** So far a line may be from the file's own by its rounding, in micrometres. */
const ROUNDING_UM = 4;

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => Math.abs(value - other[at]!) <= ROUNDING_UM);
}

/** Whether a line that came from elsewhere is a file's own, at some size, with its page where that lies. */
export function isOwnLine({ curves, picture, outline }: LineGeometry, own: OwnCut): boolean {
  const drawn = asDrawn(own);
  if (typeof drawn === "string") return false;
  const { width, height } = drawn.geometry.picture;
  const isWide = width > height;
  const wanted = scaledGeometry(drawn.geometry, isWide ? picture.width / width : picture.height / height);
  const box = ({ x, y, width: across, height: down }: LineGeometry["picture"]) => [x, y, across, down];
  return (
    outline === null &&
    isNear(box(picture), box(wanted.picture)) &&
    curves.length === wanted.curves.length &&
    curves.every((curve, at) => isNear(curve, wanted.curves[at]!))
  );
}
