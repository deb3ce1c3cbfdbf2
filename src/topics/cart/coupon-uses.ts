import { type CouponUses, unusedCoupon } from "#domain/cart/coupon.ts";
import { countCouponUses, readCouponQuotations } from "./coupon-counts.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { type QuotationContent, quotesSameGoods } from "./quotation-content.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "shopMoment">;

/**
 * How often a coupon is used, in orders and in quotations whose prices are still kept; one whose days are over gives its use back.
 * By the customer is what they used, and what was ordered with their address, where it is known.
 */
export async function couponUsesOf(
  services: Needs,
  db: Queries,
  code: string | null,
  owner: Owner | null,
  email: string | null = null,
): Promise<CouponUses> {
  if (code === null || owner === null) return unusedCoupon;
  return countCouponUses(db, code, owner, { today: services.shopMoment().date, email });
}

/**
 * The quotation whose use of its coupon an order takes over: the owner's newest that is still kept and quotes the same goods with the
 * same code; null when there is none. It is asked for while the coupon is held.
 */
export async function quotationUseOf(
  services: Needs,
  tx: Transaction,
  owner: Owner,
  content: Pick<QuotationContent, "couponCode" | "items">,
): Promise<number | null> {
  if (content.couponCode === null) return null;
  const kept = await readCouponQuotations(tx, owner, content.couponCode, services.shopMoment().date);
  return kept.find((quotation) => quotesSameGoods(quotation, content))?.id ?? null;
}
