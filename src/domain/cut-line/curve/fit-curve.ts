import type { Path64 } from "clipper2-ts";
import { directionAt, type EvenPoints, evenPoints } from "./even-points.ts";
import { fitSegment, type Stretch } from "./fit-segment.ts";

/** A closed smooth line in micrometres: its start x, y, then six numbers for each cubic (two handles and an end). */
export type ClosedCurve = readonly number[];

/** A laser cut is good to a twentieth of a millimetre; the curve is nearer than that. In micrometres. */
const WITHIN = 30;
const STEP = 120;
/** A cubic cannot follow more than this of a turn well, in radians. */
const MOST_TURN = 1.75;

function turnBetween(points: EvenPoints, index: number): number {
  const [ax, ay] = directionAt(points, index - 1);
  const [bx, by] = directionAt(points, index);
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

/** Cut into stretches none of which turns too far. */
function stretchesOf(points: EvenPoints): Stretch[] {
  const ends: number[] = [0];
  let turned = 0;
  for (let index = 1; index < points.count - 2; index++) {
    turned += turnBetween(points, index);
    if (turned <= MOST_TURN) continue;
    ends.push(index);
    turned = 0;
  }
  return ends.map((from, index) => stretch(points, from, ends[index + 1] ?? points.count));
}

function stretch(points: EvenPoints, from: number, to: number): Stretch {
  const [leaves, arrives] = [directionAt(points, from), directionAt(points, to % points.count)];
  return { points, from, to, leaves, arrives };
}

function appendFitted(curve: number[], part: Stretch): void {
  const { points, from, to } = part;
  const { cubic, error, worst } = fitSegment(part, WITHIN * WITHIN);
  if (error < WITHIN * WITHIN || to - from < 2) {
    curve.push(...cubic.slice(2));
    return;
  }
  const middle = Math.min(to - 1, Math.max(from + 1, worst));
  appendFitted(curve, stretch(points, from, middle));
  appendFitted(curve, stretch(points, middle, to));
}

/** A closed line of many short sides as few smooth curves, nowhere further from it than 0.03 mm, without a corner where two meet. */
export function fitCurve(path: Path64): ClosedCurve {
  const points = evenPoints(path, STEP);
  const curve = [points.x[0]!, points.y[0]!];
  for (const part of stretchesOf(points)) appendFitted(curve, part);
  return curve;
}
