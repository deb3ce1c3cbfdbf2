/** Numbers that follow each other without a gap; `at` is where the first of them stands in the list. */
interface Run {
  readonly first: number;
  last: number;
  readonly at: number;
}

/** Rising numbers as runs. */
export function runsOf(numbers: readonly number[]): readonly Readonly<Run>[] {
  const runs: Run[] = [];
  numbers.forEach((number, at) => {
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number, at });
  });
  return runs;
}
