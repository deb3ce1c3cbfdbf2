/** A coordinate as SVG text: two decimals are finer than a screen's pixel. Never `-0`, never an exponent. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A matrix keeps more decimals: it multiplies. */
export function factor(value: number): string {
  return String(Math.round(value * 1e5) / 1e5 + 0);
}

/** 1.5 as "1.5", 50 as "50": a measure for people. */
export function millimetres(value: number): string {
  return String(Math.round(value * 10) / 10);
}
