/** "1 point", "3 points", "-1 point". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${Math.abs(count) === 1 ? "" : "s"}`;
}
