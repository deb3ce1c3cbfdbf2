import type { ShippingOffer } from "./shipping-choices.ts";

/** The way that brings it before the standard way, the first, does; of several the earliest, null when there is none. */
export function fasterOf([standard, ...others]: readonly ShippingOffer[]): ShippingOffer | null {
  let best: ShippingOffer | null = null;
  for (const offer of others) {
    if (offer.delivery < (best ?? standard)!.delivery) best = offer;
  }
  return best;
}
