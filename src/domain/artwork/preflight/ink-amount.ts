/** All inks together that coated paper takes, in percent: what printers ask for. */
export const MOST_INK = 300;

/** The most that common profiles of coated paper mix, in percent (ISO Coated v2): more is a mistake, and is seen. */
export const HEAVIEST_INK = 330;

interface InkAmount {
  readonly percent: number;
  readonly overShare?: number | undefined;
}

/** Less of the area is not worth its figure. */
const NAMED_SHARE = 0.01;

export function inkLabel({ percent, overShare = 0 }: InkAmount): string {
  const where = overShare < NAMED_SHARE ? "" : ` (${Math.round(overShare * 100)}% of it)`;
  return `In its darkest parts${where} the four inks add up to ${percent}%, and paper takes ${MOST_INK}%: they may stay wet and mark other pieces. Please save it with a total ink of at most ${MOST_INK}%.`;
}
