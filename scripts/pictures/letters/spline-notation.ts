type Point = readonly [x: number, y: number];

interface Curve {
  readonly command: string;
  readonly points: readonly Point[];
}

function curvesIn(path: string): Curve[] {
  return [...path.matchAll(/([MLQZ])([^A-Z]*)/g)].map(([, command = "", text = ""]) => {
    const numbers = text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
    return { command, points };
  });
}

function isMidway(end: Point | undefined, before: Point | undefined, after: Point | undefined): boolean {
  return (
    end !== undefined &&
    before !== undefined &&
    after !== undefined &&
    [0, 1].every((axis) => Math.abs(((before[axis] ?? 0) + (after[axis] ?? 0)) / 2 - (end[axis] ?? 0)) <= 1)
  );
}

/** Curves that a font keeps as one spline become one again: their ends are midway between their control points. */
function splines(curves: readonly Curve[]): Curve[] {
  return curves.reduce<Curve[]>((done, curve) => {
    const last = done.at(-1);
    const [end, before] = [last?.points.at(-1), last?.points.at(-2)];
    if (curve.command !== "Q" || last?.command !== "Q" || !isMidway(end, before, curve.points[0]))
      return [...done, curve];
    return [...done.slice(0, -1), { command: "Q", points: [...last.points.slice(0, -1), ...curve.points] }];
  }, []);
}

function written(numbers: readonly number[]): string {
  return numbers.map((value, at) => (at === 0 || value < 0 ? String(value) : ` ${value}`)).join("");
}

/** What `curvesOf` reads: steps in whole units from point to point. `perUnit` are font units; y turns downwards. */
export function splineNotation(path: string, perUnit: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const stepTo = ([toX, toY]: Point): [number, number] => {
    const [nextX, nextY] = [Math.round(toX / perUnit), Math.round(-toY / perUnit) + 0];
    const step: [number, number] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  };
  return splines(curvesIn(path))
    .map(({ command, points }) => {
      if (command === "Z") return "";
      const steps = points.map(stepTo);
      if (command === "M") [startX, startY] = [x, y];
      const [[right, down] = [0, 0]] = steps;
      if (command !== "L") return command + written(steps.flat());
      // Closing a contour draws its last line.
      if (x === startX && y === startY) return "";
      if (down === 0) return `H${right}`;
      return right === 0 ? `V${down}` : `L${written([right, down])}`;
    })
    .join("");
}
