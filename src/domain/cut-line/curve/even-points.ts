import type { Path64 } from "clipper2-ts";

/** Points of a closed line; the first is repeated at the end. */
export interface EvenPoints {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Points without the repeated one. */
  readonly count: number;
}

const FEWEST = 8;

/**
 * A closed line by points in even steps of about so many micrometres. Clipper's own points lie from one to thousands of
 * micrometres apart: directions taken from neighbours would be noise.
 */
export function evenPoints(path: Path64, step: number): EvenPoints {
  const sides = path.map((from, index) => {
    const to = path[(index + 1) % path.length]!;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const total = sides.reduce((sum, { length }) => sum + length, 0);
  const count = Math.max(FEWEST, Math.round(total / step));
  const [x, y] = [new Float64Array(count + 1), new Float64Array(count + 1)];
  let [taken, walked] = [0, 0];
  for (const { from, to, length } of sides) {
    for (; taken < count && (taken * total) / count < walked + length; taken++) {
      const part = ((taken * total) / count - walked) / length;
      x[taken] = from.x + (to.x - from.x) * part;
      y[taken] = from.y + (to.y - from.y) * part;
    }
    walked += length;
  }
  // Rounding may leave the last one out.
  for (; taken <= count; taken++) [x[taken], y[taken]] = [x[0]!, y[0]!];
  return { x, y, count };
}

/** The direction of the line at a point: where its neighbours lie from one another. */
export function directionAt({ x, y, count }: EvenPoints, index: number): readonly [number, number] {
  const [before, after] = [(index - 1 + count) % count, (index + 1) % count];
  const [dx, dy] = [x[after]! - x[before]!, y[after]! - y[before]!];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}
