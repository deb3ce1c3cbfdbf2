/** "1 point", "3 points", "-1 point". */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${Math.abs(count) === 1 ? "" : "s"}`;
