import type { Coupon } from "#domain/catalogue/schema.ts";
import { type TypedCoupon, typedCoupon } from "#domain/studio/coupon-form.ts";

/** A coupon as its form has it, and whether it was taken out of use. */
export type ShownCoupon = TypedCoupon & { readonly is_stopped: boolean };

export function shownCoupon({
  isStopped,
  productIds,
  usesInAll,
  usesPerCustomer,
  ...terms
}: Coupon): ShownCoupon {
  const limits = {
    ...(productIds !== undefined && { productIds }),
    ...(usesInAll !== undefined && { usesInAll }),
    ...(usesPerCustomer !== undefined && { usesPerCustomer }),
  };
  return { ...typedCoupon({ ...terms, ...limits }), is_stopped: isStopped ?? false };
}
