type Point = readonly [x: number, y: number];

/** A closed polygon as a line of straight cubics: clockwise on the page where its corners are. */
export function polygon(...points: readonly Point[]): number[] {
  const [first = [0, 0]] = points;
  const curves = points.flatMap((from, at) => {
    const to = points[at + 1] ?? first;
    return [...from, ...to, ...to];
  });
  return [...first, ...curves];
}

/** A star of needles that meet in its middle, with its box at 0, 0: as long in checking as the points of a line allow. */
export function needles(count: number): number[] {
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * 2 * Math.PI;
    const reach = at % 2 === 0 ? 420_000 : 1_400_000;
    return [Math.round(reach * Math.cos(angle)), Math.round(reach * Math.sin(angle))];
  });
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  return polygon(...points.map(([x, y]): Point => [x - left, y - top]));
}
