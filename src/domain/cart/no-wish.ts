import type { CartWish } from "./cart.ts";

/** Who has said nothing about the cart as a whole. */
export const noWish: CartWish = { couponCode: null, points: 0, shippingMethod: null };
