const byProportion: readonly (readonly [wider: number, words: readonly string[]])[] = [
  [5, ["Open seven days"]],
  [3.4, ["Come on in"]],
  [1.9, ["Kia ora"]],
  [1.2, ["Hello"]],
  [0.6, ["Open", "daily"]],
  [0, ["Open", "till", "late"]],
];

/** Letters under 10 mm cannot be cut: what is smaller than this (mm) is the number on a letterbox. */
const NUMBER_UNDER_MM = 60;
const NUMBER = "42";

/** Sample words that fit a size in millimetres, one to a row: the wider the piece, the longer the line. */
export function sampleLettering(widthMm: number, heightMm: number): readonly string[] {
  const proportion = widthMm / heightMm;
  if (Math.max(widthMm, heightMm) < NUMBER_UNDER_MM) return [NUMBER];
  return byProportion.find(([wider]) => proportion > wider)?.[1] ?? [];
}

export const allSampleLetterings: readonly string[] = [...byProportion.flatMap(([, words]) => words), NUMBER];
