import { appendBezierCurve, closePath, lineTo, moveTo, type PDFOperator } from "@cantoo/pdf-lib";
import svgpath from "svgpath";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { chain } from "#domain/preview/geometry/matrix.ts";
import { type Letters, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import type { PrintShape, SpotInk } from "./print-file.ts";

type Numbers = readonly number[];

const absolute: Readonly<Record<string, (n: Numbers, x: number, y: number) => PDFOperator>> = {
  M: ([x = 0, y = 0]) => moveTo(x, y),
  L: ([x = 0, y = 0]) => lineTo(x, y),
  H: ([x = 0], _, y) => lineTo(x, y),
  V: ([y = 0], x) => lineTo(x, y),
  C: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]) => appendBezierCurve(x1, y1, x2, y2, x, y),
  // A PDF knows cubic curves only: their control points lie two thirds of the way to the quadratic one.
  Q: ([x1 = 0, y1 = 0, x = 0, y = 0], fromX, fromY) =>
    appendBezierCurve(third(fromX, x1), third(fromY, y1), third(x, x1), third(y, y1), x, y),
  Z: closePath,
};

/** Finer than any press, and short to write. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function third(from: number, to: number): number {
  return rounded(from + ((to - from) * 2) / 3);
}

/** An SVG path as a PDF draws it; arcs become curves. */
export function pathOperators(d: string): readonly PDFOperator[] {
  const operators: PDFOperator[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _, x, y) => {
      const drawn = absolute[command]?.(numbers.map(rounded), x, y);
      if (drawn) operators.push(drawn);
    });
  return operators;
}

/** Two short lines at each corner of the trim, so far from the bleed and so long, in millimetres. */
export function cropMarks(
  trim: Box,
  bleed: Box,
  { from, length }: { readonly from: number; readonly length: number },
): string {
  const across = [bleed.x - from, bleed.x + bleed.width + from] as const;
  const along = [bleed.y - from, bleed.y + bleed.height + from] as const;
  const rows = [trim.y, trim.y + trim.height].map(
    (y) => `M${across[0]} ${y}h${-length}M${across[1]} ${y}h${length}`,
  );
  const columns = [trim.x, trim.x + trim.width].map(
    (x) => `M${x} ${along[0]}v${-length}M${x} ${along[1]}v${length}`,
  );
  return [...rows, ...columns].join("");
}

/** A line of words letter by letter, its letters so large, in millimetres; outlines, so that a file asks for no font. */
export function outlinedText(
  pack: Letters,
  words: string,
  { size, ink, place }: { readonly size: number; readonly ink: SpotInk; readonly place: Matrix },
): readonly PrintShape[] {
  const scale = size / 1000;
  return penPositions(pack, words, 0).at.flatMap(([letter, right]) => {
    const d = pack.outline(letter, 0);
    const matrix = chain([scale, 0, 0, scale, right * scale, 0], place);
    return d === "" ? [] : [{ d, matrix, fill: { ink, tint: 1 } }];
  });
}
