/** Round values for an axis from 0 to the largest one shown: at most `most` steps of 1, 2 or 5 times a power of ten, the first is 0. */
export function axisSteps(largest: number, most: number): readonly number[] {
  const rough = Math.max(largest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Whole numbers alone: half an order is none.
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? power,
  );
  const count = Math.floor(largest / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, at) => at * step);
}
