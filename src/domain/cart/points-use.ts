import { formatShortMoney, type Cents } from "#domain/money.ts";

/** A point pays one dollar of goods. */
export const POINT_VALUE: Cents = 100;

/** What a point is worth, wherever points are shown. */
export const POINT_WORTH = `A point takes ${formatShortMoney(POINT_VALUE)} off`;

/** Points in a cart: what the customer has, wants to pay with, and pays with. */
export interface PointsUse {
  readonly balance: number;
  readonly requested: number;
  readonly used: number;
  readonly discount: Cents;
}

/**
 * Whole points against goods: never more than the customer has, and never more than the goods cost after the coupon. The
 * cart only says so; points leave the ledger when something is ordered.
 */
export function pointsUse(requested: number, balance: number, goods: Cents): PointsUse {
  const used = Math.max(0, Math.min(requested, balance, Math.floor(goods / POINT_VALUE)));
  return { balance, requested, used, discount: used * POINT_VALUE };
}
