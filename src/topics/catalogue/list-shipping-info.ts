import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Finishing } from "#domain/catalogue/choice.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { Services } from "#topics/services.ts";

/** A shipping choice with the finishings it is for; none for products that have no finishings. */
export interface ShippingInfo extends ShippingOffer {
  readonly finishings: readonly Finishing[];
}

interface ProductShipping {
  readonly ok: true;
  readonly product: Product;
  readonly choices: readonly ShippingInfo[];
}

/** The shipping choices of a product in any of its finishings, each once, with dates for an order now. */
export function listShippingInfo(
  services: Pick<Services, "catalogue" | "shopMoment">,
  productId: number,
): ProductShipping | Refusal<"unknown"> {
  const catalogue = services.catalogue.current();
  const product = catalogue.products.get(productId);
  if (product === undefined) return refuseFields("unknown", { id: `id ${productId} does not exist.` });
  const moment = services.shopMoment();
  const choices = new Map<number, ShippingInfo>();
  for (const finishingId of product.finishingIds.length === 0 ? [null] : product.finishingIds) {
    const finishing = catalogue.finishings.get(finishingId ?? 0);
    for (const offer of shippingChoices(catalogue, { productId, finishingId }, 0, moment)) {
      const before = choices.get(offer.id)?.finishings ?? [];
      choices.set(offer.id, { ...offer, finishings: finishing ? [...before, finishing] : before });
    }
  }
  return { ok: true, product, choices: [...choices.values()] };
}
