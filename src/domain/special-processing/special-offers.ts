import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { offersFor } from "#domain/configure/offers.ts";
import type { AddonOffer, Offer, Offers, ShapeOffer } from "#domain/configure/offers.types.ts";
import type { Scope } from "#domain/configure/selection.ts";
import { premiumCoatings } from "./premium-coatings.ts";
import { type ProcessingOffer, processingOffers } from "./processing-offers.ts";
import type { SpecialForm } from "./special-form.ts";

/** The lists of the form; an empty one, or null, is a field that is not shown. */
export interface SpecialOffers extends Pick<
  Offers,
  | "products"
  | "supplies"
  | "shapes"
  | "finishings"
  | "finishingLabel"
  | "adhesives"
  | "colours"
  | "sizes"
  | "soldOn"
  | "sizeLabel"
  | "asksCuts"
  | "asksStickersPerSheet"
  | "quantities"
> {
  readonly orientation: AddonOffer | null;
  readonly premium: AddonOffer | null;
  readonly coatings: readonly Pick<Offer, "id" | "name">[];
  readonly processings: readonly ProcessingOffer[];
}

/** Shapes that the size rules out are hidden here, not greyed out (quotes-and-accounts.md 4). */
function shown(shapes: readonly ShapeOffer[]): readonly ShapeOffer[] {
  return shapes.filter((shape) => shape.disabled === null && shape.brings === null);
}

/** Every list of the form; each disabled choice says why in words. */
export function specialOffers(catalogue: Catalogue, scope: Scope, form: SpecialForm): SpecialOffers {
  const offers = offersFor(catalogue, scope, form.selection);
  const addon = (kind: "orientation" | "premium-processing"): AddonOffer | null =>
    offers.addons.find((group) => group.kind === kind) ?? null;
  return {
    ...offers,
    shapes: shown(offers.shapes),
    sizes: offers.fixedSizesInPriceTable ? offers.sizes : [],
    orientation: addon("orientation"),
    premium: addon("premium-processing"),
    coatings: premiumCoatings(catalogue, form.selection),
    processings: processingOffers(catalogue, form),
  };
}
