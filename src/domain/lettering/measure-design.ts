import { letteringCanvas } from "./canvas.ts";
import { type CuttingAdvice, cuttingAdvice } from "./cutting-advice.ts";
import type { LetteringDesign, LetteringSize } from "./design.ts";
import type { Faces } from "./faces.ts";
import { type LayoutRefusal, type LetteringLayout, layoutOf } from "./layout.ts";
import {
  type LetterSize,
  type LetteringRules,
  letterSizes,
  letteringRules,
  neededMmPerPx,
  wholeMillimetres,
} from "./letter-rule.ts";

/** Words as they would be cut, in millimetres. */
export interface LetteringMeasures {
  readonly ok: true;
  readonly layout: LetteringLayout;
  /** The box round the ink: what a ruler measures. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly mmPerPx: number;
  readonly letters: readonly LetterSize[];
  /** The letters that are too small to be cut. */
  readonly offenders: readonly LetterSize[];
  /** The size at which the last of them is large enough. */
  readonly neededWidthMm: number;
  readonly neededHeightMm: number;
  /** The same as it can be ordered. */
  readonly smallestWidthMm: number;
  readonly smallestHeightMm: number;
  /** The way of the knife: round every contour; with an outline round every piece of the second film, too, at most. */
  readonly cutLengthMm: number;
  /** How many pieces there are to weed, in both films. */
  readonly pieces: number;
  readonly advice: readonly CuttingAdvice[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function mmPerPxOf(size: LetteringSize, { width, height }: Size): number {
  const { fitMm } = letteringCanvas;
  if (size.by === "fit") return Math.min(fitMm.width / width, fitMm.height / height);
  return size.mm / (size.by === "width" ? width : height);
}

/** A second film is cut round every piece, so much further out: at most a whole circle longer. */
function cutting({ outline }: LetteringDesign, { letters }: LetteringLayout, mmPerPx: number) {
  const sum = (of: (letter: (typeof letters)[number]) => number) =>
    letters.reduce((total, letter) => total + of(letter), 0);
  const lengthMm = sum(({ glyph, scale }) => glyph.contourLength * scale) * mmPerPx;
  const pieces = sum(({ glyph }) => glyph.pieces);
  if (outline === null) return { cutLengthMm: lengthMm, pieces };
  return { cutLengthMm: 2 * (lengthMm + Math.PI * outline.mm * pieces), pieces: 2 * pieces };
}

/** Size, rule, cut length and advice of a design, or why its words cannot be set. */
export function measureDesign(
  faces: Faces,
  design: LetteringDesign,
  rules: LetteringRules = letteringRules,
): LetteringMeasures | LayoutRefusal {
  const layout = layoutOf(faces, design);
  if (!layout.ok) return layout;
  const { ink, letters: placed, nominalHeight } = layout;
  const block = { width: ink.xMax - ink.xMin, height: rules.nominal ? nominalHeight : ink.yMax - ink.yMin };
  const mmPerPx = mmPerPxOf(design.size, block);
  const letters = letterSizes(rules, placed, mmPerPx);
  const needed = neededMmPerPx(rules, placed);
  return {
    ok: true,
    layout,
    widthMm: block.width * mmPerPx,
    heightMm: block.height * mmPerPx,
    mmPerPx,
    letters,
    offenders: letters.filter(({ tooSmall }) => tooSmall),
    neededWidthMm: block.width * needed,
    neededHeightMm: block.height * needed,
    smallestWidthMm: wholeMillimetres(block.width * needed),
    smallestHeightMm: wholeMillimetres(block.height * needed),
    ...cutting(design, layout, mmPerPx),
    advice: cuttingAdvice(placed, mmPerPx),
  };
}

/** The same design at the smallest size that can be cut, counted the way its size is. */
export function withSmallestSize(design: LetteringDesign, measures: LetteringMeasures): LetteringDesign {
  const by = design.size.by === "width" ? "width" : "height";
  const mm = by === "width" ? measures.smallestWidthMm : measures.smallestHeightMm;
  return { ...design, size: { by, mm } };
}
