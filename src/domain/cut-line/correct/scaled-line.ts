import type { SizeMm } from "#domain/size-mm.ts";
import type { CutLine } from "../cut-line.types.ts";
import { cutLineOf, type LineGeometry } from "../kept/line-geometry.ts";
import type { FitInto } from "../outline/scale-to-size.ts";

/** A line with its picture and artwork, so many times as large. */
export function scaledGeometry(
  { curves, picture, outline, ...whose }: LineGeometry,
  factor: number,
): LineGeometry {
  const scaled = (value: number) => Math.round(value * factor) + 0;
  return {
    ...whose,
    curves: curves.map((curve) => curve.map(scaled)),
    picture: {
      x: scaled(picture.x),
      y: scaled(picture.y),
      width: scaled(picture.width),
      height: scaled(picture.height),
    },
    outline: outline && outline.map((ring) => ring.map(scaled)),
  };
}

/** A line that was corrected by hand, and the true box of the one that it was corrected from. */
export interface Correction {
  readonly geometry: LineGeometry;
  readonly line: CutLine;
  readonly correctedFrom: SizeMm;
}

/** A corrected line as large as a size allows: it is not drawn anew, its border grows and shrinks with it. */
export function fittedCorrection(
  { geometry, line, correctedFrom }: Correction,
  { widthMm, heightMm }: FitInto,
): Correction {
  const factor = Math.min(widthMm / line.widthMm, heightMm / line.heightMm);
  const scaled = scaledGeometry(geometry, factor);
  const border = 2 * line.borderMm;
  // Its artwork is as much larger, the border that was asked for is as wide.
  const side = (mm: number) => Math.max(1, (mm - border) * factor + border);
  return {
    geometry: scaled,
    line: cutLineOf(scaled, {
      widthUm: line.widthMm * factor * 1_000,
      heightUm: line.heightMm * factor * 1_000,
      borderMm: line.borderMm,
    }),
    correctedFrom: { widthMm: side(correctedFrom.widthMm), heightMm: side(correctedFrom.heightMm) },
  };
}
