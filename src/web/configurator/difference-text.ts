import { formatMoney } from "#domain/money.ts";
import type { Cents } from "#domain/money.ts";

/** "+ $4.20" or "− $1.10": what a choice does to the total; null when it changes nothing or has no price. */
export function differenceText(cents: Cents | undefined): string | null {
  if (cents === undefined || cents === 0) return null;
  return `${cents > 0 ? "+" : "−"}\u00a0${formatMoney(Math.abs(cents))}`;
}
