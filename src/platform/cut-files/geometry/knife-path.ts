import { area, type Path64 } from "clipper2-ts";
import { pointsOfCommand } from "#domain/lettering/outline-of.ts";

/** A closed line that a knife follows, y down. */
export interface KnifePath {
  /** Absolute SVG commands (M, L, Q, C, Z), and the coordinates of all of them in millimetres. */
  readonly commands: string;
  readonly numbers: readonly number[];
  /** The same in straight lines, at most a hundredth of a millimetre beside it, in whole micrometres; the first is not repeated. */
  readonly points: Path64;
}

/** Whole micrometres to a millimetre: finer than any knife. */
export const MICROMETRES = 1000;

/** What straight lines may stay beside their curve; rounding to micrometres takes the rest of the hundredth. */
const TOLERANCE_MM = 0.008;

type Pair = readonly [x: number, y: number];

/** How far three points in a row are from being evenly spaced on a line. */
function bend([a, b, c]: readonly [Pair, Pair, Pair]): number {
  return Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
}

/** How many straight lines follow a curve of two or three points after its start closely enough (the bound of its second derivative). */
function linesAlong(from: Pair, [first, second, third]: readonly [Pair, Pair, Pair?]): number {
  const [most, share] =
    third === undefined
      ? [bend([from, first, second]), 1 / 4]
      : [Math.max(bend([from, first, second]), bend([first, second, third])), 3 / 4];
  return Math.max(1, Math.ceil(Math.sqrt((most * share) / TOLERANCE_MM)));
}

function curvePoint(from: number, [a, b, c]: readonly [number, number, number?], part: number): number {
  const rest = 1 - part;
  if (c === undefined) return rest * rest * from + 2 * rest * part * a + part * part * b;
  return (
    rest * rest * rest * from +
    3 * rest * rest * part * a +
    3 * rest * part * part * b +
    part * part * part * c
  );
}

function addCurve(points: Path64, from: Pair, ends: readonly [Pair, Pair, Pair?]): void {
  const lines = linesAlong(from, ends);
  const [xs, ys] = ([0, 1] as const).map(
    (axis) => [ends[0][axis], ends[1][axis], ends[2]?.[axis]] as [number, number, number?],
  ) as [[number, number, number?], [number, number, number?]];
  for (let at = 1; at <= lines; at += 1)
    addPoint(points, curvePoint(from[0], xs, at / lines), curvePoint(from[1], ys, at / lines));
}

function addPoint(points: Path64, xMm: number, yMm: number): void {
  const [x, y] = [Math.round(xMm * MICROMETRES), Math.round(yMm * MICROMETRES)];
  const last = points.at(-1);
  if (last?.x !== x || last.y !== y) points.push({ x, y });
}

function flattened(commands: string, numbers: readonly number[]): Path64 {
  const points: Path64 = [];
  let [at, next]: [Pair, number] = [[0, 0], 0];
  for (const command of commands) {
    const ends = Array.from({ length: pointsOfCommand(command) }, (_, index): Pair => {
      return [numbers[next + 2 * index] ?? 0, numbers[next + 2 * index + 1] ?? 0];
    });
    next += 2 * ends.length;
    const [first, second, third] = ends;
    if (first === undefined) continue;
    if (second === undefined) addPoint(points, ...first);
    else addCurve(points, at, [first, second, third]);
    at = ends.at(-1) ?? at;
  }
  const [start, last] = [points[0], points.at(-1)];
  if (points.length > 1 && start?.x === last?.x && start?.y === last?.y) points.pop();
  return points;
}

/** One closed line of commands and coordinates. */
export function knifePath(commands: string, numbers: readonly number[]): KnifePath {
  return { commands, numbers, points: flattened(commands, numbers) };
}

/** One closed line through points. */
export function straightPath(points: Path64): KnifePath {
  return {
    commands: `M${"L".repeat(points.length - 1)}Z`,
    numbers: points.flatMap(({ x, y }) => [x / MICROMETRES, y / MICROMETRES]),
    points,
  };
}

/** The same line elsewhere: `to` says of a point in millimetres where it goes. A mirror or a shift, so that curves stay what they are. */
export function movedPath(
  { commands, numbers, points }: KnifePath,
  to: (x: number, y: number) => Pair,
): KnifePath {
  const moved = Array.from({ length: numbers.length / 2 }, (_, at) =>
    to(numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0),
  );
  return {
    commands,
    numbers: moved.flat(),
    points: points.map(({ x, y }) => {
      const [toX, toY] = to(x / MICROMETRES, y / MICROMETRES);
      return { x: Math.round(toX * MICROMETRES), y: Math.round(toY * MICROMETRES) };
    }),
  };
}

/** How far the knife goes, in millimetres. */
export function pathLengthMm({ points }: KnifePath): number {
  const sum = points.reduce((total, { x, y }, at) => {
    const before = points.at(at - 1) ?? { x, y };
    return total + Math.hypot(x - before.x, y - before.y);
  }, 0);
  return sum / MICROMETRES;
}

/** Whether a line goes round film that stays, not round a hole; holes are wound the other way. */
export function isOutside({ points }: KnifePath): boolean {
  return area(points) > 0;
}
