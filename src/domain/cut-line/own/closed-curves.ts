import { UM_PER_MM } from "#domain/size-mm.ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";

/** Ends that are nearer than this meet, in micrometres: programs round what they write. */
const MEETS_UM = 50;

/** A letter of a path with its numbers. */
const step = /([MLCZ])([^MLCZ]*)/g;
const decimal = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi;

/** One line of a path: its start, then six numbers for each curve. */
interface Drawn {
  readonly curve: number[];
  isClosed: boolean;
}

function lineTo(curve: number[], [x = 0, y = 0]: readonly number[]): void {
  const [fromX = 0, fromY = 0] = curve.slice(-2);
  if (fromX !== x || fromY !== y) curve.push(fromX, fromY, x, y, x, y);
}

/** The numbers in as many at a time. */
function inGroups(numbers: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, at) =>
    numbers.slice(at * size, (at + 1) * size),
  );
}

/** The lines of a path in whole micrometres. */
function drawnLines(path: string): readonly Drawn[] {
  const lines: Drawn[] = [];
  const begin = ([x = 0, y = 0]: readonly number[]) => lines.push({ curve: [x, y], isClosed: false });
  for (const [, letter, words = ""] of path.matchAll(step)) {
    const numbers = (words.match(decimal) ?? []).map((mm) => Math.round(Number(mm) * UM_PER_MM) + 0);
    const last = lines.at(-1);
    if (letter === "M") {
      const [start = [], ...others] = inGroups(numbers, 2);
      begin(start);
      for (const point of others) lineTo(lines.at(-1)!.curve, point);
    } else if (last === undefined) continue;
    else if (letter === "Z") last.isClosed = true;
    else {
      // What goes on behind a line that was closed begins where that began.
      if (last.isClosed) begin(last.curve);
      const { curve } = lines.at(-1)!;
      if (letter === "L") for (const point of inGroups(numbers, 2)) lineTo(curve, point);
      else for (const cubic of inGroups(numbers, 6)) curve.push(...cubic);
    }
  }
  return lines;
}

/** Closed where it says so, or where its ends meet. */
function closed({ curve, isClosed }: Drawn): ClosedCurve | null {
  const [x = 0, y = 0] = curve;
  const [endX = 0, endY = 0] = curve.slice(-2);
  const gap = Math.hypot(endX - x, endY - y);
  if (curve.length < 8 || (!isClosed && gap > MEETS_UM)) return null;
  if (gap > MEETS_UM) lineTo(curve, [x, y]);
  else curve.splice(-2, 2, x, y);
  return curve.length < 14 ? null : curve;
}

/** The closed lines of a file's own, each once, in whole micrometres, and how many are open: those no blade follows round a piece. */
export function closedCurves(paths: readonly string[]): {
  readonly curves: readonly ClosedCurve[];
  readonly openLines: number;
} {
  const lines = paths.flatMap(drawnLines).filter(({ curve }) => curve.length > 2);
  const found = lines.map(closed).filter((curve) => curve !== null);
  // A line that is stroked twice would be cut twice.
  const once = new Map(found.map((curve) => [curve.join(" "), curve]));
  return { curves: [...once.values()], openLines: lines.length - found.length };
}
