import type { Product } from "../../../domain/catalogue/product.ts";
import { shippingChoices, type ShippingOffer } from "../../../domain/deliver/shipping-choices.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

/** The shipping choices of a product in any of its finishings, each once, with dates for an order now. */
export const listShippingInfo = (
  services: Pick<Services, "catalogue" | "shopMoment">,
  productId: number,
): { readonly ok: true; readonly product: Product; readonly choices: readonly ShippingOffer[] } | Refusal => {
  const catalogue = services.catalogue.current();
  const product = catalogue.products.get(productId);
  if (product === undefined) return refusal("not-found", { id: `id ${productId} does not exist.` });
  const moment = services.shopMoment();
  const finishingIds = product.finishingIds.length === 0 ? [null] : product.finishingIds;
  const choices = new Map(
    finishingIds
      .flatMap((finishingId) => shippingChoices(catalogue, { productId, finishingId }, 0, moment))
      .map((offer) => [offer.id, offer]),
  );
  return { ok: true, product, choices: [...choices.values()] };
};
