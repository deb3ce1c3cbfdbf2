/**
 * Shares a whole amount out by weight in whole parts that add up to it: each gets its share rounded down, and what is
 * left goes one by one to the largest remainders, the earlier line first.
 */
export function shares(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_weight, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / total);
  const parts = exact.map(Math.floor);
  const remainders = exact.map((share, index) => share - (parts[index] ?? 0));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  while (left > 0) {
    const largest = remainders.indexOf(Math.max(...remainders));
    parts[largest] = (parts[largest] ?? 0) + 1;
    remainders[largest] = -1;
    left -= 1;
  }
  return parts;
}
