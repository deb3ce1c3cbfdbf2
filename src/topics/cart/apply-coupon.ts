import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { couponClosed, findCoupon } from "#domain/cart/coupon.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { changeCartPreferences } from "./change-preferences.ts";
import { couponUsesOf } from "./coupon-uses.ts";
import type { ReadCart } from "./read-cart.ts";

/** Uses a coupon for the cart, or with an empty code none. One that asks for more goods is kept until there are enough. */
export async function applyCoupon(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  typed: string,
): Promise<ReadCart | Refusal<"cart-empty" | "password-must-change" | "refused" | "too-many-tries">> {
  if (typed === "") return changeCartPreferences(services, caller, { couponCode: null });
  const over = await consumeRateLimit(services, "coupon", caller);
  if (over) return over;
  const coupon = findCoupon(services.catalogue.current(), typed);
  if (coupon === null)
    return refuseFields("refused", {
      coupon_code: "We do not know this code. Please check how it is written.",
    });
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const uses = await couponUsesOf(services, services.db, coupon.code, found.owner);
  const closed = couponClosed(coupon, services.shopMoment().date, uses);
  if (closed !== null) return refuseFields("refused", { coupon_code: closed });
  return changeCartPreferences(services, caller, { couponCode: coupon.code });
}
