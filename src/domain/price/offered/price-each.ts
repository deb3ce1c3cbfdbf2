import { grouped } from "../../grouped.ts";
import type { Cents } from "../../money.ts";

/**
 * "$0.45": a total shared out over its pieces; three decimals below a dollar where cents would hide a difference.
 * Derived for display, never multiplied back.
 */
export const formatEach = (total: Cents, pieces: number): string => {
  const each = total / pieces;
  const exact = Math.abs(each - Math.round(each)) < 1e-9;
  return each >= 100 || exact
    ? `$${grouped(Math.round(each) / 100, 2)}`
    : `$${grouped(Math.round(each * 10) / 1000, 3)}`;
};
