import { apply, identity } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix, Point } from "#domain/preview/scene.ts";

/** A step of a path of the form: absolute, quadratic curves made cubic. */
export type PathStep =
  | readonly ["M" | "L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

const commands = /([MLCQZ])([^MLCQZ]*)/g;
const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

function third(from: number, to: number): number {
  return from + ((to - from) * 2) / 3;
}

/** The steps of a path as the form writes it. */
export function* pathSteps(d: string): Generator<PathStep> {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter = "", list = ""] of d.matchAll(commands)) {
    if (letter === "Z") {
      [x, y] = [startX, startY];
      yield ["Z"];
      continue;
    }
    const v = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const length = LENGTHS[letter] ?? 2;
    for (let at = 0; at + length <= v.length; at += length) {
      const [a = 0, b = 0, c = 0, e = 0, u = 0, w = 0] = v.slice(at, at + length);
      if (letter === "C") yield ["C", a, b, c, e, u, w];
      else if (letter === "Q") yield ["C", third(x, a), third(y, b), third(c, a), third(e, b), c, e];
      else yield [letter === "M" && at === 0 ? "M" : "L", a, b];
      [x, y] = letter === "C" ? [u, w] : letter === "Q" ? [c, e] : [a, b];
      if (letter === "M" && at === 0) [startX, startY] = [x, y];
    }
  }
}

/** Where a cubic curve of one coordinate turns round, between its ends. */
function turningPoints(a: number, b: number, c: number, e: number): readonly number[] {
  const [square, twice, plain] = [-a + 3 * b - 3 * c + e, 2 * (a - 2 * b + c), b - a];
  const root = Math.sqrt(twice * twice - 4 * square * plain);
  const found =
    Math.abs(square) < 1e-12
      ? [-plain / twice]
      : [(-twice + root) / (2 * square), (-twice - root) / (2 * square)];
  return found
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * e);
}

/** The box round the lines and curves of a path themselves, as `lie` takes them; null for a path of nothing. */
export function pathBox(d: string, lie: Matrix = identity): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  const across = (u: number): void => {
    left = Math.min(left, u);
    right = Math.max(right, u);
  };
  const down = (w: number): void => {
    top = Math.min(top, w);
    bottom = Math.max(bottom, w);
  };
  for (const step of pathSteps(d)) {
    if (step[0] === "Z") continue;
    const end: Point = step[0] === "C" ? [step[5], step[6]] : [step[1], step[2]];
    const [u, w] = apply(lie, end);
    if (step[0] === "C") {
      const [a, b] = apply(lie, [step[1], step[2]]);
      const [c, e] = apply(lie, [step[3], step[4]]);
      turningPoints(x, a, c, u).forEach(across);
      turningPoints(y, b, e, w).forEach(down);
    }
    across(u);
    down(w);
    [x, y] = [u, w];
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
