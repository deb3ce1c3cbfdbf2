const weights = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
] as const;

/** The numbers that Inland Revenue has given out, or will soon. */
const range = { least: 10_000_000, most: 150_000_000 } as const;

function checkDigit(base: readonly number[], weighed: readonly number[]): number {
  const rest = weighed.reduce((sum, weight, at) => sum + weight * (base[at] ?? 0), 0) % 11;
  return rest === 0 ? 0 : 11 - rest;
}

/**
 * Whether a number, written in its groups, could be somebody's: its last digit follows from the others by the weights of Inland
 * Revenue, modulo 11; where the first weights give ten, the second count ("Resident withholding tax and non-resident withholding
 * tax, file upload specification", validation of IRD numbers).
 */
export function isGstNumber(typed: string): boolean {
  const text = typed.replaceAll("-", "");
  const number = Number(text);
  if (!/^\d{2,3}-\d{3}-\d{3}$/.test(typed) || number < range.least || number > range.most) return false;
  const digits = [...text.padStart(9, "0")].map(Number);
  const base = digits.slice(0, 8);
  const [first, second] = weights;
  const check = checkDigit(base, first);
  return (check === 10 ? checkDigit(base, second) : check) === digits[8];
}

/** In the groups in which it is written: "49-091-850". What is no number of eight or nine digits stays as it was typed. */
export function groupedGstNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, "");
  return digits.replace(/^(\d{2,3})(\d{3})(\d{3})$/, "$1-$2-$3");
}
