import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { type MarkedPictures, sizeKey } from "./shrink-pictures.ts";

/** From a form's own units to those round it: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number];

/** What a page paints, step by step: pdf.js names each by a number, and OPS names those. */
interface Painted {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}
type OperatorNumbers = Readonly<Record<string, number>>;

const POINTS_PER_INCH = 72;

function multiplied(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Pixels to the inch of a picture that fills the unit square of a matrix, where the page's unit is a point. */
function dpiOf(matrix: Matrix, [widthPx, heightPx]: readonly [number, number]): number {
  const [a, b, c, d] = matrix;
  const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
  return Math.min(widthPx / width, heightPx / height) * POINTS_PER_INCH;
}

function isMatrix(value: unknown): value is Matrix {
  return ArrayBuffer.isView(value) || Array.isArray(value)
    ? (value as unknown as Matrix).length === 6
    : false;
}

/** The pixels of a picture that a step paints; null where it paints none. A mask of one pixel is a rectangle. */
function pixelsOf(step: string, args: readonly unknown[]): readonly [number, number] | null {
  if (step === "paintImageXObject") return [Number(args[1]), Number(args[2])];
  if (step !== "paintInlineImageXObject" && step !== "paintImageMaskXObject") return null;
  const { width = 1, height = 1 } = (args[0] ?? {}) as { width?: number; height?: number };
  return width * height > 1 ? [width, height] : null;
}

/** What a page's own unit is in points, and the pictures that marks stand in for. */
interface PageScale {
  readonly unit: number;
  readonly marked: MarkedPictures;
}

interface Measured extends Pick<DocumentFacts, "lowestDpi"> {
  /** How long a pixel of a marked picture is where it is largest, in the page's unit, by the mark's key. */
  readonly pixelSizes: ReadonlyMap<string, number>;
}

/** How fine the pictures of a page are, at its own size. */
export function measureMarks(
  { fnArray, argsArray }: Painted,
  operators: OperatorNumbers,
  { unit, marked }: PageScale,
): Measured {
  const names = new Map(Object.entries(operators).map(([name, number]) => [number, name]));
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let lowestDpi = Infinity;
  const pixelSizes = new Map<string, number>();
  const turn = (by: unknown): void => {
    if (isMatrix(by)) matrix = multiplied(matrix, by);
  };
  fnArray.forEach((number, at) => {
    const step = names.get(number) ?? "";
    const args = (argsArray[at] ?? []) as readonly unknown[];
    const pixels = pixelsOf(step, args);
    if (pixels !== null) {
      const mark = sizeKey(pixels);
      const dpi = dpiOf(matrix, marked.get(mark) ?? pixels);
      lowestDpi = Math.min(lowestDpi, dpi / unit);
      if (marked.has(mark)) pixelSizes.set(mark, Math.max(pixelSizes.get(mark) ?? 0, POINTS_PER_INCH / dpi));
    } else if (step === "restore" || step === "paintFormXObjectEnd") matrix = kept.pop() ?? matrix;
    else if (step === "transform") turn(args);
    else if (step === "save" || step === "paintFormXObjectBegin") {
      kept.push(matrix);
      turn(args[0]);
    }
  });
  return { lowestDpi: Number.isFinite(lowestDpi) ? Math.round(lowestDpi) : null, pixelSizes };
}
