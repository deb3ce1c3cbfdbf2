/** Lengths of questions to the shop, in characters. */
export const questionRules = {
  wordsMax: 1_000,
  /** As everybody reads them. */
  publishedQuestionMax: 200,
  publishedAnswerMax: 2_000,
} as const;
