import type { EvenPoints } from "./even-points.ts";

type Direction = readonly [number, number];

/** A stretch of the points, with the directions the curve has at its ends. */
export interface Stretch {
  readonly points: EvenPoints;
  readonly from: number;
  readonly to: number;
  readonly leaves: Direction;
  readonly arrives: Direction;
}

/** Eight numbers: start, two handles, end. */
type Cubic = readonly [number, number, number, number, number, number, number, number];

interface FittedSegment {
  readonly cubic: Cubic;
  /** The square of the farthest point's distance, and which point that is. */
  readonly error: number;
  readonly worst: number;
}

const ROUNDS = 5;
/** So many times the wanted error: no round of refining will mend it. */
const HOPELESS = 20;
/** Handles, as parts of a third of the way: shorter or longer ones make cusps. */
const [SHORT, LONG] = [0.4, 1.9];

/** How far along the stretch each point lies, from 0 to 1. */
function alongStretch({ points: { x, y }, from, to }: Stretch): Float64Array {
  const along = new Float64Array(to - from + 1);
  for (let k = from + 1; k <= to; k++)
    along[k - from] = along[k - from - 1]! + Math.hypot(x[k]! - x[k - 1]!, y[k]! - y[k - 1]!);
  const total = along.at(-1) || 1;
  return along.map((value) => value / total);
}

/** Lengths of the two handles by least squares, with the ends and directions given (Schneider, Graphics Gems 1990). */
function handleLengths(stretch: Stretch, along: Float64Array): readonly [number, number] {
  const { points, from, to, leaves, arrives } = stretch;
  const { x, y } = points;
  const [x0, y0, x3, y3] = [x[from]!, y[from]!, x[to]!, y[to]!];
  const crossed = leaves[0] * arrives[0] + leaves[1] * arrives[1];
  let [c00, c01, c11, s0, s1] = [0, 0, 0, 0, 0];
  for (let k = from; k <= to; k++) {
    const t = along[k - from]!;
    const u = 1 - t;
    const [p, q] = [3 * t * u * u, 3 * t * t * u];
    const dx = x[k]! - x0 * (u * u * u + p) - x3 * (t * t * t + q);
    const dy = y[k]! - y0 * (u * u * u + p) - y3 * (t * t * t + q);
    c00 += p * p;
    c01 -= p * q * crossed;
    c11 += q * q;
    s0 += p * (dx * leaves[0] + dy * leaves[1]);
    s1 -= q * (dx * arrives[0] + dy * arrives[1]);
  }
  const determinant = c00 * c11 - c01 * c01;
  return [(s0 * c11 - s1 * c01) / determinant, (c00 * s1 - c01 * s0) / determinant];
}

function cubicOf(stretch: Stretch, along: Float64Array): Cubic {
  const { points, from, to, leaves, arrives } = stretch;
  const [x0, y0, x3, y3] = [points.x[from]!, points.y[from]!, points.x[to]!, points.y[to]!];
  const third = Math.hypot(x3 - x0, y3 - y0) / 3;
  const lengths = handleLengths(stretch, along);
  const areFair = lengths.every((length) => length > third * SHORT && length < third * LONG);
  const [a, b] = areFair ? lengths : [third, third];
  return [x0, y0, x0 + leaves[0] * a, y0 + leaves[1] * a, x3 - arrives[0] * b, y3 - arrives[1] * b, x3, y3];
}

/** The farthest point from the curve; every point's place along it is moved nearer (Newton's step). */
function refine({ points, from, to }: Stretch, along: Float64Array, cubic: Cubic) {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = cubic;
  let [error, worst] = [0, (from + to) >> 1];
  for (let k = from + 1; k < to; k++) {
    const t = along[k - from]!;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
    const ex = a * x0 + b * x1 + c * x2 + d * x3 - points.x[k]!;
    const ey = a * y0 + b * y1 + c * y2 + d * y3 - points.y[k]!;
    if (ex * ex + ey * ey > error) [error, worst] = [ex * ex + ey * ey, k];
    const dx = u * u * (x1 - x0) + 2 * t * u * (x2 - x1) + t * t * (x3 - x2);
    const dy = u * u * (y1 - y0) + 2 * t * u * (y2 - y1) + t * t * (y3 - y2);
    const moved = t - (ex * dx + ey * dy) / (3 * (dx * dx + dy * dy) || 1);
    if (moved > 0 && moved < 1) along[k - from] = moved;
  }
  return { error, worst };
}

/** One cubic through a stretch, as near its points as its directions allow; `within` is the square of the wanted distance. */
export function fitSegment(stretch: Stretch, within: number): FittedSegment {
  const along = alongStretch(stretch);
  let cubic = cubicOf(stretch, along);
  let found = refine(stretch, along, cubic);
  for (let round = 1; round < ROUNDS; round++) {
    if (found.error < within || found.error > within * HOPELESS * HOPELESS) break;
    cubic = cubicOf(stretch, along);
    found = refine(stretch, along, cubic);
  }
  return { cubic, ...found };
}
