/** The latest of random moments, in milliseconds: by then every one of these requests is answered on an idle machine. */
const LATEST = 400;

/** How long a test may take that kills a shop at so many moments: each is a start on what was left, and all are told at the end. */
export function killLimitMs(moments: readonly number[]): number {
  return 500_000 + 60_000 * moments.length;
}

/**
 * When a shop is killed, in milliseconds after it is asked: a few moments that are the same each time; with `KILLS=30` as many that
 * nobody has chosen, most of them early, written where a failure can be read beside them.
 */
export function killMoments(usual: readonly number[]): readonly number[] {
  const { KILLS } = process.env;
  if (KILLS === undefined) return usual;
  const moments = Array.from({ length: Number(KILLS) }, () => Math.floor((LATEST + 1) ** Math.random()) - 1);
  process.stderr.write(`killed after ${moments.join(", ")} ms\n`);
  return moments;
}
