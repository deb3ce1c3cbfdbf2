import {
  concatTransformationMatrix,
  drawObject,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setLineWidth,
} from "@cantoo/pdf-lib";
import type { InkNames } from "./inks.ts";
import { pathOperators } from "./path-operators.ts";
import { canBeSymbol, type SymbolNames } from "./symbols.ts";
import type { Colour, PrintShape } from "./print-file.ts";

type Name = Parameters<typeof PDFOperator.of>[0];

function operator(name: Name, ...args: readonly string[]): PDFOperator {
  return PDFOperator.of(name, [...args]);
}

function colour(names: InkNames, { ink, tint }: Colour, space: Name, amount: Name): readonly PDFOperator[] {
  return [operator(space, `/${names.get(ink.name)}`), operator(amount, String(tint))];
}

function paint({ fill, stroke, evenOdd }: PrintShape): PDFOperator {
  if (fill && stroke) return operator(evenOdd ? Op.FillEvenOddAndStroke : Op.FillNonZeroAndStroke);
  if (fill) return operator(evenOdd ? Op.FillEvenOdd : Op.FillNonZero);
  return operator(stroke ? Op.StrokePath : Op.EndPath);
}

/** What the page's resources call its parts. */
export interface ResourceNames {
  readonly inks: InkNames;
  readonly symbols: SymbolNames;
}

function drawn(symbols: SymbolNames, shape: PrintShape): readonly PDFOperator[] {
  const symbol = canBeSymbol(shape) ? symbols.get(shape.d) : undefined;
  return symbol === undefined ? [...pathOperators(shape.d), paint(shape)] : [drawObject(symbol)];
}

/** What draws a shape, in millimetres. */
export function drawShape({ inks, symbols }: ResourceNames, shape: PrintShape): readonly PDFOperator[] {
  const { matrix, fill, stroke } = shape;
  return [
    pushGraphicsState(),
    ...(matrix ? [concatTransformationMatrix(...matrix)] : []),
    ...(fill ? colour(inks, fill, Op.NonStrokingColorspace, Op.NonStrokingColorN) : []),
    ...(stroke ? colour(inks, stroke, Op.StrokingColorspace, Op.StrokingColorN) : []),
    ...(stroke ? [setLineWidth(stroke.widthMm)] : []),
    ...(stroke?.dashMm ? [setDashPattern([...stroke.dashMm], 0)] : []),
    ...drawn(symbols, shape),
    popGraphicsState(),
  ];
}

/** Shapes as content of a layer. */
export function inLayer(name: string, content: readonly PDFOperator[]): readonly PDFOperator[] {
  return [
    PDFOperator.of(Op.BeginMarkedContentSequence, [PDFName.of("OC"), PDFName.of(name)]),
    ...content,
    PDFOperator.of(Op.EndMarkedContent),
  ];
}
