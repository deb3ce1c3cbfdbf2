import type { ShippingOffer } from "./shipping-choices.ts";

/** The parameter of a page's address that holds the way to ship that is wished for. */
export const SHIPPING_WISH = "ship";

/** How an address calls a way to ship. */
export function wishName({ method }: Pick<ShippingOffer, "method">): string {
  return method.toLowerCase();
}

/** The way that is wished for; the standard way, the first, where none is, or one that is not offered. */
export function wishedShipping<Offer extends Pick<ShippingOffer, "method">>(
  shipping: readonly Offer[],
  wish: string | null,
): Offer | null {
  return shipping.find((offer) => wishName(offer) === wish) ?? shipping[0] ?? null;
}

/** The way that a cart goes once something in it is wished for so; null where that is the standard way, which changes nothing, or not offered. */
export function shippingOfCart(
  [, ...others]: readonly Pick<ShippingOffer, "method">[],
  method: string | null,
): string | null {
  return others.find((offer) => offer.method === method)?.method ?? null;
}
