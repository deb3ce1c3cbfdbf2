/** The least and the most of each number that a shop's owner sets for its customers: days, but for a share in percent and a total in dollars. */
export const ruleBounds = {
  quotationDays: [1, 365],
  quotationReminderDays: [0, 30],
  firstReminderDays: [1, 30],
  secondReminderDays: [2, 60],
  openDays: [3, 250],
  reviewDays: [1, 30],
  depositPercent: [10, 100],
  depositFrom: [0, 99_999],
} as const;

export type RuleNumber = keyof typeof ruleBounds;
