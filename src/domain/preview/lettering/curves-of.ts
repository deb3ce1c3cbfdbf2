type Step = readonly [x: number, y: number];

function stepsOf(numbers: readonly number[]): readonly Step[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

function written(numbers: readonly number[]): string {
  return numbers.map((value, at) => (at === 0 || value < 0 ? String(value) : ` ${value}`)).join("");
}

/** Between two control points the curve passes midway, as in a font file: what SVG's `t` means, too. */
function spline(steps: readonly Step[]): string {
  const [control = [0, 0]] = steps;
  const ends = steps.slice(1).map(([x, y], index): Step => {
    const [beforeX, beforeY] = steps[index] ?? control;
    const [before, after] = [index === 0 ? 1 : 0.5, index === steps.length - 2 ? 1 : 0.5];
    return [beforeX * before + x * after, beforeY * before + y * after];
  });
  const [end = control, ...others] = ends;
  return `q${written([...control, ...end])}${others.length > 0 ? `t${written(others.flat())}` : ""}`;
}

/**
 * An SVG path from the short notation of letters: every number is a step from the point before. M begins a contour and
 * closes the one before, stepping from where that began; L, H and V are straight, Q lists the control points of a quadratic
 * spline and then its end. The path has steps, too: as places they were 3 KB more of a page.
 */
export function curvesOf(notation: string, unit: number, right: number): string {
  let d = "";
  for (const [, command = "", numbers = ""] of notation.matchAll(/([MLHVQ])([-\d ]+)/g)) {
    const values = numbers.match(/-?\d+/g)?.map((text) => Number(text) * unit) ?? [];
    const [x = 0, y = 0] = values;
    if (command === "Q") d += spline(stepsOf(values));
    else if (command !== "M") d += command.toLowerCase() + written(values);
    else d += d === "" ? `M${written([right + x, y])}` : `zm${written(values)}`;
  }
  return d === "" ? "" : `${d}z`;
}
