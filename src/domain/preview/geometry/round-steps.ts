/** The round numbers of a decade. */
const DECADE = [1, 2, 5] as const;

/** 0.1 and its like are not exact: a number is not passed over for that. */
const SLACK = 1e-9;

function decadeOf(number: number): number {
  return 10 ** Math.floor(Math.log10(number));
}

/** A round number, 1, 2 or 5 times a power of ten, and which of the three it is. */
export interface RoundNumber {
  readonly number: number;
  readonly digit: (typeof DECADE)[number];
}

/** The smallest round number that is no less than another one above 0. */
export function roundUp(least: number): RoundNumber {
  const decade = decadeOf(least);
  const digit = DECADE.find((one) => one * decade >= least * (1 - SLACK));
  return digit === undefined ? { number: 10 * decade, digit: 1 } : { number: digit * decade, digit };
}

/** The largest round number that is no more than another one above 0. */
export function roundDown(most: number): RoundNumber {
  const decade = decadeOf(most);
  const digit = DECADE.findLast((one) => one * decade <= most) ?? 1;
  return { number: digit * decade, digit };
}
