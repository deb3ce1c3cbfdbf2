/** Two sides in whole millimetres; null while one is not given. */
interface Sides {
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}

/** "50 x 75", where the unit is said beside it; "…" stands for a side that is not given. */
export function sidesText({ widthMm, heightMm }: Sides): string {
  return `${widthMm ?? "…"} x ${heightMm ?? "…"}`;
}

/** "50 x 75 mm": how a customer reads a size. */
export function sizeText(sides: Sides): string {
  return `${sidesText(sides)} mm`;
}

/** "50x75": how addresses, calls and files name a size. */
export function sizeName({ widthMm, heightMm }: Sides): string {
  return `${widthMm}x${heightMm}`;
}
