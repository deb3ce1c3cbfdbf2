import { addDays } from "#domain/calendar-date.ts";
import { type CouponUses, unusedCoupon } from "#domain/cart/coupon.ts";
import { validityDays } from "#domain/quotation/validity.ts";
import { countCouponUses } from "#server/db/cart/coupon-uses.ts";
import type { Owner } from "#server/db/owner.ts";
import type { Queries } from "#server/db/transaction.ts";
import type { Services } from "../services.ts";

/** How often a coupon is used in quotations whose prices are still kept; one whose days are over gives its use back. */
export async function couponUsesOf(
  { shopMoment }: Pick<Services, "shopMoment">,
  db: Queries,
  code: string | null,
  owner: Owner | null,
): Promise<CouponUses> {
  if (code === null || owner === null) return unusedCoupon;
  return countCouponUses(db, code, owner, addDays(shopMoment().date, -validityDays));
}
