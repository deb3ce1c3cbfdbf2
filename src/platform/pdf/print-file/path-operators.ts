import { appendBezierCurve, closePath, lineTo, moveTo, type PDFOperator } from "@cantoo/pdf-lib";
import svgpath from "svgpath";

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
