import { addDays } from "#domain/calendar-date.ts";
import { couponClosed } from "#domain/cart/coupon.ts";
import { validityDays } from "#domain/quotation/validity.ts";
import { countUsesOfAll } from "./coupon-counts.ts";
import type { Services } from "#topics/services.ts";
import { shownCoupon } from "./shown-coupon.ts";

/** Every coupon with how often it is in use, those that end last first, and the products one can be for. */
export async function listCoupons({
  catalogue,
  db,
  shopMoment,
}: Pick<Services, "catalogue" | "db" | "shopMoment">) {
  const { document } = catalogue.current();
  const today = shopMoment().date;
  const uses = await countUsesOfAll(db, addDays(today, -validityDays));
  return {
    coupons: document.coupons
      .toSorted((a, b) => b.endsOn.localeCompare(a.endsOn) || b.id - a.id)
      .map((coupon) => {
        const inAll = uses.get(coupon.code) ?? 0;
        return {
          ...shownCoupon(coupon),
          uses: inAll,
          closed: couponClosed(coupon, today, { inAll, byCustomer: 0 }),
        };
      }),
    products: document.products.map(({ id, name }) => ({ id, name })),
  };
}
