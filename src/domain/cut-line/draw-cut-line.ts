import { UM_PER_MM } from "#domain/size-mm.ts";
import type { Paths64 } from "clipper2-ts";
import { boxOfCurves } from "./curve/curve-box.ts";
import { fitCurve } from "./curve/fit-curve.ts";
import type { CutLine } from "./cut-line.types.ts";
import { geometryOf } from "./kept/geometry-of.ts";
import { cutLineOf, type LineGeometry } from "./kept/line-geometry.ts";
import type { RememberedJoins } from "./line/bridges.ts";
import { narrowestNeckMm } from "./line/necks.ts";
import { type CutLineOptions, traceCutLine, type TracedLine } from "./line/trace-cut-line.ts";
import { artworkOutline } from "./outline/artwork-outline.ts";
import type { Ring } from "./outline/marching-squares.ts";
import { type FitInto, scaleToSize } from "./outline/scale-to-size.ts";

/** Artwork at the size it is printed. */
export interface ScaledArtwork {
  readonly outline: Paths64;
  /** The whole picture, its upper left corner where the outline has 0, 0. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** What of the picture lies outside the outline is background and not printed. */
  readonly hidesRest: boolean;
}

/** The edges of a picture of so many pixels, as large as a size and its border allow. */
export function scaledArtwork(
  rings: readonly Ring[],
  picture: { readonly width: number; readonly height: number },
  fit: FitInto,
  hidesRest: boolean,
): ScaledArtwork {
  const scale = scaleToSize(rings, fit);
  return {
    outline: artworkOutline(rings, scale),
    widthMm: picture.width * scale,
    heightMm: picture.height * scale,
    hidesRest,
  };
}

/** What can be told of a line that is drawn. */
export type LineFacts = Pick<TracedLine, "pieces" | "joined" | "specks" | "holes"> & {
  /** The sticker is narrower than this somewhere; null where it is not too narrow, and for a draft. */
  readonly neckMm: number | null;
};

interface DrawnLine {
  readonly line: CutLine;
  /** The same as it is kept. */
  readonly geometry: LineGeometry;
  readonly facts: LineFacts;
  readonly remembered: RememberedJoins;
}

/** Draws the line round artwork; null where nothing is left to cut. With what an earlier line `remembered` it is a draft. */
export function drawCutLine(
  { outline, widthMm, heightMm, hidesRest }: ScaledArtwork,
  options: CutLineOptions,
  remembered: RememberedJoins | null = null,
): DrawnLine | null {
  const traced = traceCutLine(outline, options, remembered);
  const { paths, pieces, joined, specks, holes } = traced;
  const curves = paths.map(fitCurve);
  const box = boxOfCurves(curves);
  if (box === null) return null;
  const geometry = geometryOf(curves, box, {
    size: { width: widthMm * UM_PER_MM, height: heightMm * UM_PER_MM },
    outline: hidesRest ? outline : null,
  });
  const line = cutLineOf(geometry, {
    widthUm: box.right - box.left,
    heightUm: box.bottom - box.top,
    borderMm: options.borderMm,
  });
  return {
    line,
    geometry,
    facts: {
      pieces,
      joined,
      specks,
      holes,
      neckMm: remembered === null ? narrowestNeckMm(paths) : null,
    },
    remembered: traced.remembered,
  };
}
