/** Where a quadratic curve turns back, in one direction; nowhere where it runs on to its end. */
function quadraticTurns(from: number, control: number, to: number): readonly number[] {
  const bend = from - 2 * control + to;
  const at = (from - control) / bend;
  return at > 0 && at < 1 ? [from - at * at * bend] : [];
}

/** The same of a cubic curve: at most two places. */
function cubicTurns(from: number, first: number, second: number, to: number): readonly number[] {
  const [a, b, c] = [to - from + 3 * (first - second), 2 * (from - 2 * first + second), first - from];
  // The root that does not cancel, and the other by the product of both.
  const half = -(b + (b < 0 ? -1 : 1) * Math.sqrt(b * b - 4 * a * c)) / 2;
  return [half / a, c / half]
    .filter((at) => at > 0 && at < 1)
    .map((at) => {
      const rest = 1 - at;
      return rest ** 3 * from + 3 * rest * at * (rest * first + at * second) + at ** 3 * to;
    });
}

/** Where a step of a path turns back between its ends, in one direction: a line nowhere, a curve with one or two control points at most as often. */
export function turnsOf(from: number, controls: readonly number[], to: number): readonly number[] {
  const [first, second] = controls;
  if (first === undefined) return [];
  return second === undefined ? quadraticTurns(from, first, to) : cubicTurns(from, first, second, to);
}
