/** A number as content writes it (ISO 32000-2, 7.3.3): it knows no exponents. */
export function contentNumber(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}
