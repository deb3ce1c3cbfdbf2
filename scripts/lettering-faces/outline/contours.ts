export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line, a quadratic or a cubic curve: its control points, then its end. */
export interface Step {
  readonly command: "L" | "Q" | "C";
  readonly points: readonly Point[];
}

/** A closed line in font units, y down; it ends where it starts. */
export interface Contour {
  readonly start: Point;
  readonly steps: readonly Step[];
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

export function endOf({ points }: Step): Point {
  const end = points.at(-1);
  if (end === undefined) throw new Error("A step without an end.");
  return end;
}

/** A contour through whole units, without steps that lead nowhere and with its closing line; null where nothing is left. */
function tidy(start: Point, steps: readonly Step[]): Contour | null {
  let at = start;
  const kept: Step[] = [];
  for (const step of [...steps, { command: "L", points: [start] } satisfies Step]) {
    if (step.points.every((point) => same(point, at))) continue;
    kept.push(step);
    at = endOf(step);
  }
  return kept.length < 2 ? null : { start, steps: kept };
}

/** The contours of SVG path data (absolute M, L, Q, C, Z), on whole units after `place`. */
export function contoursOf(path: string, place: (point: Point) => Point = (point) => point): Contour[] {
  const found: { start: Point; steps: Step[] }[] = [];
  for (const [, command = "", text = ""] of path.matchAll(/([MLQCZ])([^A-Z]*)/g)) {
    const numbers = text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [place({ x, y: numbers[at + 1] ?? 0 })] : []));
    const whole = points.map(({ x, y }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }));
    if (command === "M" && whole[0] !== undefined) found.push({ start: whole[0], steps: [] });
    if (command === "L" || command === "Q" || command === "C")
      found.at(-1)?.steps.push({ command, points: whole });
  }
  return found.map(({ start, steps }) => tidy(start, steps)).filter((contour) => contour !== null);
}

export function polygonContour(points: readonly Point[]): Contour | null {
  const [start, ...rest] = points;
  return start === undefined
    ? null
    : tidy(
        start,
        rest.map((point) => ({ command: "L", points: [point] })),
      );
}

/** The same contour walked the other way. */
export function reversed({ start, steps }: Contour): Contour {
  const starts = [start, ...steps.map(endOf)];
  return {
    start,
    steps: steps
      .map(({ command, points }, at) => ({
        command,
        points: [...points.slice(0, -1).toReversed(), starts[at] ?? start],
      }))
      .toReversed(),
  };
}

/** SVG path data; the closing line is left to Z. */
export function pathOf(contours: readonly Contour[]): string {
  return contours
    .map(({ start, steps }) => {
      const last = steps.at(-1);
      const drawn = last?.command === "L" ? steps.slice(0, -1) : steps;
      const parts = drawn.map(
        ({ command, points }) => command + points.map(({ x, y }) => `${x} ${y}`).join(" "),
      );
      return `M${start.x} ${start.y}${parts.join("")}Z`;
    })
    .join("");
}
