/** The least and the most of each number of days that a shop's owner sets for its customers. */
export const ruleBounds = {
  quotationDays: [1, 365],
  quotationReminderDays: [0, 30],
  firstReminderDays: [1, 30],
  secondReminderDays: [2, 60],
  openDays: [3, 250],
  reviewDays: [1, 30],
} as const;

export type RuleNumber = keyof typeof ruleBounds;
