import { type Contour, endOf, type Point, type Step } from "./contours.ts";

/** No longer than this, in font units, is a slip of the pen. */
const LONGEST = 2;
/** The cosine of a turn that leads back on itself, to a degree. */
const BACK = Math.cos((179 * Math.PI) / 180);

/** The first point of these that is another one. */
function beyond(from: Point, points: readonly Point[]): Point | undefined {
  return points.find(({ x, y }) => x !== from.x || y !== from.y);
}

/** Whether who comes from one point and goes on to another turns right round at the one between. */
function turnsBack(from: Point, at: Point, to: Point): boolean {
  const [inX, inY, outX, outY] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y];
  return inX * outX + inY * outY <= BACK * Math.hypot(inX, inY) * Math.hypot(outX, outY);
}

/** A curve whose control points lie on its ends is a line. */
function plainStep(from: Point, step: Step): Step {
  const end = endOf(step);
  const isLine = step.points.every(
    ({ x, y }) => (x === end.x && y === end.y) || (x === from.x && y === from.y),
  );
  return isLine ? { command: "L", points: [end] } : step;
}

/** A contour without lines of a unit or two that lead back where they came from: a knife would nick the film there. */
export function withoutHairs({ start, steps }: Contour): Contour {
  const kept: Step[] = [];
  let at = start;
  for (const [index, raw] of steps.entries()) {
    const step = plainStep(at, raw);
    const end = endOf(step);
    const after = steps[index + 1];
    const next = after && beyond(end, after.points);
    const isShort = step.command === "L" && Math.hypot(end.x - at.x, end.y - at.y) <= LONGEST;
    if (isShort && next !== undefined && turnsBack(at, end, next)) continue;
    kept.push(step);
    at = end;
  }
  return { start, steps: kept };
}

/** How often polygons turn back on themselves. */
export function hairs(polygons: readonly (readonly Point[])[]): number {
  return polygons.reduce((sum, polygon) => {
    const points = polygon.filter((point, at) => {
      const before = polygon.at(at - 1);
      return before?.x !== point.x || before.y !== point.y;
    });
    const back = points.filter((point, at) =>
      turnsBack(points.at(at - 1) ?? point, point, points[(at + 1) % points.length] ?? point),
    );
    return sum + back.length;
  }, 0);
}
