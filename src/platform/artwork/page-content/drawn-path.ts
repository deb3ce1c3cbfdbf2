import { apply } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix, Point } from "#domain/preview/scene.ts";

/** A path while it is built. */
export interface DrawnPath {
  /** Where it begins in the content. */
  readonly from: number;
  /** As an SVG path; empty where nobody asks for it. */
  readonly d: string;
  readonly box: Box | null;
}

interface Corners {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function pointsOf(operator: string, numbers: readonly number[]): readonly Point[] {
  if (operator === "re") {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`).join(" ");
}

/** Builds a path from the operators that construct it (ISO 32000-2, 8.5.2), `from` where it begins. */
export function drawPath(from: number, isKept: boolean) {
  const corners: Corners = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  let d = "";
  let last: Point = [0, 0];
  const letters: Readonly<Record<string, (points: readonly Point[], before: Point) => string>> = {
    m: (points) => `M${written(points)}`,
    l: (points) => `L${written(points)}`,
    c: (points) => `C${written(points)}`,
    // The first of the two, or the last, is a control point as well.
    v: (points, before) => `C${written([before, ...points])}`,
    y: (points) => `C${written([...points, ...points.slice(-1)])}`,
    h: () => "Z",
    re: ([corner, ...others]) => (corner ? `M${written([corner])}L${written(others)}Z` : ""),
  };
  return {
    add(operator: string, numbers: readonly number[], ctm: Matrix): void {
      const points = pointsOf(operator, numbers).map((point) => apply(ctm, point));
      for (const [x, y] of points) {
        corners.left = Math.min(corners.left, x);
        corners.right = Math.max(corners.right, x);
        corners.bottom = Math.min(corners.bottom, y);
        corners.top = Math.max(corners.top, y);
      }
      if (isKept) d += letters[operator]?.(points, last) ?? "";
      last = points.at(-1) ?? last;
    },
    drawn(): DrawnPath {
      const { left, bottom, right, top } = corners;
      const box = left > right ? null : { x: left, y: bottom, width: right - left, height: top - bottom };
      return { from, d, box };
    },
  };
}
