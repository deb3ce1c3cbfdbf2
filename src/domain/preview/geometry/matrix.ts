import type { Box, Matrix, Point } from "../scene.ts";

export const identity: Matrix = [1, 0, 0, 1, 0, 0];
export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}
export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}
export function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

/** Draws in m and places the result with n. */
function placed(m: Matrix, n: Matrix): Matrix {
  return [
    n[0] * m[0] + n[2] * m[1],
    n[1] * m[0] + n[3] * m[1],
    n[0] * m[2] + n[2] * m[3],
    n[1] * m[2] + n[3] * m[3],
    n[0] * m[4] + n[2] * m[5] + n[4],
    n[1] * m[4] + n[3] * m[5] + n[5],
  ];
}

export function chain(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(placed, identity);
}

export function apply(m: Matrix, [x, y]: Point): Point {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** Turned by so many degrees about a point. */
export function turned(degrees: number, [x, y]: Point): Matrix {
  return chain(translation(-x, -y), rotation(degrees), translation(x, y));
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}

/** The upright box round a box as it lies in one or several places. */
export function boxUnder(lies: readonly Matrix[], box: Box): Box {
  const corners = lies.flatMap((lie) => cornersOf(box).map((corner) => apply(lie, corner)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
