type Step = readonly [x: number, y: number];

function stepsOf(command: string, numbers: readonly number[]): readonly Step[] {
  if (command === "H") return numbers.map((x) => [x, 0]);
  if (command === "V") return numbers.map((y) => [0, y]);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

function pair([x, y]: Step): string {
  return `${x}${y < 0 ? "" : " "}${y}`;
}

/** Between two control points the curve passes midway, as in a font file. */
function quadratics(points: readonly Step[]): string {
  return points
    .slice(0, -1)
    .map((control, index) => {
      const next = points[index + 1] ?? control;
      const isLast = index === points.length - 2;
      const end: Step = isLast ? next : [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2];
      return `Q${pair(control)}${end[0] < 0 ? "" : " "}${pair(end)}`;
    })
    .join("");
}

/**
 * An SVG path from the short notation of letters: every number is a step from the point before. M begins a contour and
 * closes the one before, stepping from where that began; L, H and V are straight, Q lists the control points of a quadratic spline and then its end.
 */
export function curvesOf(notation: string, unit: number, right: number): string {
  let [x, y] = [right, 0];
  let start: Step = [x, y];
  let d = "";
  for (const [, command = "", numbers = ""] of notation.matchAll(/([MLHVQ])([-\d ]+)/g)) {
    if (command === "M") [x, y] = start;
    const steps = stepsOf(command, numbers.match(/-?\d+/g)?.map(Number) ?? []);
    const points = steps.map(([dx, dy]): Step => [(x += dx * unit), (y += dy * unit)]);
    const [first = start] = points;
    if (command === "M") start = first;
    if (command === "Q") d += quadratics(points);
    else d += `${command === "M" ? `${d === "" ? "" : "Z"}M` : "L"}${pair(first)}`;
  }
  return d === "" ? "" : `${d}Z`;
}
