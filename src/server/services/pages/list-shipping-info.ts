import type { Product } from "../../../domain/catalogue/product.ts";
import { defaultSelection } from "../../../domain/configure/default-selection.ts";
import { choose } from "../../../domain/configure/choose.ts";
import { wholeShop } from "../../../domain/configure/scope.ts";
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
  const scope = wholeShop(catalogue);
  const moment = services.shopMoment();
  const first = defaultSelection(catalogue, scope, { productId });
  const selections = [first, ...product.finishingIds.map((id) => choose(catalogue, scope, first, { field: "finishing", id }))];
  const choices = new Map(
    selections
      .flatMap((selection) => shippingChoices(catalogue, selection, 0, moment))
      .map((offer) => [offer.id, offer]),
  );
  return { ok: true, product, choices: [...choices.values()] };
};
