const byProportion: readonly (readonly [wider: number, words: readonly string[]])[] = [
  [5, ["Open seven days"]],
  [3, ["Come on in"]],
  [1.9, ["Kia ora"]],
  [1.2, ["Hello"]],
  [0.6, ["Open", "daily"]],
  [0, ["Open", "till", "late"]],
];

/** Sample words by proportion (width over height), one to a row: the wider the piece, the longer the line. */
export const sampleWords = (proportion: number): readonly string[] =>
  byProportion.find(([wider]) => proportion > wider)?.[1] ?? [];

export const allSampleWords: readonly string[] = byProportion.flatMap(([, words]) => words);
