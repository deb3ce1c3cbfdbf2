/** Positions of numbers along an axis on which equal distances are equal ratios. */
export interface Scale {
  /** Where a number stands, in units of the drawing. */
  readonly at: (value: number) => number;
  /** Round numbers of the axis, rising. */
  readonly ticks: readonly number[];
}

/** What a tick may begin with, from fine to coarse. */
const STEPS = [[1, 1.5, 2, 3, 4, 5, 6, 8], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]] as const;

function ticksWith(digits: readonly number[], low: number, high: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10)
    for (const digit of digits) {
      const tick = digit * power;
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  return ticks;
}

/** The finest round numbers between two numbers above zero of which there are not more than `most`. */
function ticksOf(low: number, high: number, most: number): readonly number[] {
  return STEPS.map((digits) => ticksWith(digits, low, high)).find(({ length }) => length <= most) ?? [];
}

/** The scale of numbers above zero from `low` to `high` along an axis; a single number stands in its middle. */
export function logScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  mostTicks: number,
): Scale {
  const span = Math.log(high / low);
  return {
    at: (value) => (span === 0 ? (from + to) / 2 : from + ((to - from) * Math.log(value / low)) / span),
    ticks: ticksOf(low, high, mostTicks),
  };
}
