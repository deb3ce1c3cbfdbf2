import type { PDFPage } from "@cantoo/pdf-lib";
import {
  type BoxMm,
  overlap,
  type PageBoxes,
  visibleBox,
  trimWithin,
} from "#domain/artwork/lie/page-boxes.ts";
import type { ContentFacts } from "../../page-content/content-facts.ts";
import { uprightMm } from "./page-boxes.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { type MarkedPictures, sizeKey } from "./shrink-pictures.ts";

/** Marks are no shorter and no longer than this; millimetres. */
const [SHORTEST_MM, LONGEST_MM] = [1.5, 20];
/** Two marks at one edge stand on one line, and edges are as far from the middle as each other, to this. */
const NEAR_MM = 0.1;

interface Mark {
  /** Where the edge runs that it marks. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

type Span = readonly [from: number, to: number];

function isMark(length: number, across: number): boolean {
  return across < NEAR_MM && length >= SHORTEST_MM && length <= LONGEST_MM;
}

function marksOf(lines: readonly BoxMm[]) {
  const across = ({ x, y, width, height }: BoxMm): readonly Mark[] =>
    isMark(width, height) ? [{ at: y + height / 2, from: x, to: x + width }] : [];
  const down = ({ x, y, width, height }: BoxMm): readonly Mark[] =>
    isMark(height, width) ? [{ at: x + width / 2, from: y, to: y + height }] : [];
  return { columns: lines.flatMap(down), rows: lines.flatMap(across) };
}

/** Edges, as many pairs as lie round one middle: those of the trim and, farther out, those of the bleed. */
function pairsOf(marks: readonly Mark[]): readonly Span[] {
  const places = marks.map(({ at }) => at).toSorted((one, other) => one - other);
  const edges = places.filter((at, n) => n === 0 || at - (places[n - 1] ?? 0) > NEAR_MM);
  const middle = ((edges[0] ?? 0) + (edges.at(-1) ?? 0)) / 2;
  return edges
    .slice(0, Math.floor(edges.length / 2))
    .flatMap((at) =>
      edges
        .filter((other) => Math.abs((at + other) / 2 - middle) <= NEAR_MM && other - at > LONGEST_MM / 2)
        .map((other): Span => [at, other]),
    );
}

/** Whether both edges are marked on both sides of what lies between two others, and nothing of the marks stands within. */
function marks(all: readonly Mark[], edges: Span, [from, to]: Span): boolean {
  return edges.every((edge) => {
    const own = all.filter(({ at }) => Math.abs(at - edge) <= NEAR_MM);
    const before = own.some((mark) => mark.to <= from + NEAR_MM);
    const after = own.some((mark) => mark.from >= to - NEAR_MM);
    return before && after && own.every((mark) => mark.to <= from + NEAR_MM || mark.from >= to - NEAR_MM);
  });
}

/** What lines at the corners of something mark, the innermost where they mark its bleed, too; null where nothing is marked. Millimetres. */
export function markedBox(lines: readonly BoxMm[]): BoxMm | null {
  const { columns, rows } = marksOf(lines);
  const found = pairsOf(columns).flatMap((across) =>
    pairsOf(rows).flatMap((down) =>
      marks(columns, across, down) && marks(rows, down, across)
        ? [{ x: across[0], y: down[0], width: across[1] - across[0], height: down[1] - down[0] }]
        : [],
    ),
  );
  return found.toSorted((one, other) => one.width * one.height - other.width * other.height)[0] ?? null;
}

type ReadBoxes = Pick<PageBoxes, "media" | "crop" | "bleed" | "trim">;

/** Whether a page's trim box says more than that there is a page. */
function saysTrim(boxes: ReadBoxes): boolean {
  const [trim, shown] = [trimWithin(boxes), visibleBox(boxes)];
  return (
    trim !== null &&
    (Math.abs(trim.width - shown.width) > 2 * NEAR_MM || Math.abs(trim.height - shown.height) > 2 * NEAR_MM)
  );
}

/** The boxes of a page; its trim is where crop marks say so, where the page itself does not. */
export function withTrimOfMarks(page: PDFPage, boxes: ReadBoxes, { lines }: ContentFacts): ReadBoxes {
  if (saysTrim(boxes)) return boxes;
  const marked = markedBox(lines.map(({ box }) => uprightMm(page, box)));
  const trim = marked && overlap(marked, visibleBox(boxes));
  // A bleed box that is the page would go to the marks.
  return trim === null
    ? boxes
    : { ...boxes, trim, bleed: saysTrim({ ...boxes, trim: boxes.bleed }) ? boxes.bleed : null };
}

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
