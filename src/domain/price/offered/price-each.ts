import type { Cents } from "../../money.ts";

/** Dollars with as many decimals as a small unit price needs; derived for display, never multiplied back. */
const cents = new Intl.NumberFormat("en-NZ", {
  style: "currency",
  currency: "NZD",
  currencyDisplay: "narrowSymbol",
});
const tenthsOfCents = new Intl.NumberFormat("en-NZ", {
  style: "currency",
  currency: "NZD",
  currencyDisplay: "narrowSymbol",
  minimumFractionDigits: 3,
});

/** "$0.45": a total shared out over its pieces; three decimals below a dollar where cents would hide a difference. */
export const formatEach = (total: Cents, pieces: number): string => {
  const each = total / pieces / 100;
  const exact = Math.abs(each * 100 - Math.round(each * 100)) < 1e-9;
  return (each >= 1 || exact ? cents : tenthsOfCents).format(each);
};
