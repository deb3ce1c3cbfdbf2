import type { LetteringDesign } from "../design.ts";
import type { Faces } from "../faces.ts";
import type { InkBox } from "../ink-box.ts";
import type { LayoutRefusal } from "../layout.ts";
import type { LetteringMeasures } from "../measure-design.ts";
import { neededFaces } from "../needed-faces.ts";
import { letterPath, letterShapes } from "../outline-paths.ts";
import { turnedInk } from "../setting/turned-ink.ts";
import type { DrawnLettering } from "./lettering-designs.ts";

/** Where the letters stand that are too small, in millimetres. */
function smallLetters(faces: Faces, { layout, offenders, mmPerPx }: LetteringMeasures): readonly InkBox[] {
  const small = new Set(offenders.map(({ line, index }) => `${line} ${index}`));
  const { xMin: left, yMin: top } = layout.ink;
  return layout.letters
    .filter(({ line, index }) => small.has(`${line} ${index}`))
    .map((letter) => turnedInk(faces, letter))
    .map(({ xMin, yMin, xMax, yMax }) => ({
      xMin: (xMin - left) * mmPerPx,
      yMin: (yMin - top) * mmPerPx,
      xMax: (xMax - left) * mmPerPx,
      yMax: (yMax - top) * mmPerPx,
    }));
}

/** A picture is looked at up to so many pixels large; finer steps than theirs only make it longer. */
const MOST_PIXELS = 6_000;

function decimalsFor(longestMm: number): number {
  return Math.min(3, Math.max(0, Math.ceil(Math.log10(MOST_PIXELS / longestMm))));
}

/** What a measured design looks like, in millimetres; null while it cannot be cut or the outlines of a face are not at hand. */
export function drawDesign(
  faces: Faces,
  design: LetteringDesign,
  measures: LetteringMeasures | LayoutRefusal,
): DrawnLettering | null {
  if (!measures.ok || neededFaces(design).some((id) => faces.outlines(id) === undefined)) return null;
  const { layout, mmPerPx, widthMm, heightMm } = measures;
  const decimals = decimalsFor(Math.max(widthMm, heightMm));
  const path = letterShapes(faces, layout, mmPerPx)
    .map((shape) => letterPath(shape, decimals))
    .join("");
  return { path, widthMm, heightMm, tooSmall: smallLetters(faces, measures) };
}
