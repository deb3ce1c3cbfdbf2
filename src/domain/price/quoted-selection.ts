import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { productOf, quantitiesOf } from "#domain/configure/options/product-rows.ts";
import type { Promotion } from "#domain/catalogue/schema.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { askingPrice, promotionFor } from "./asking-price.ts";
import { fairPrices } from "./fair-prices.ts";
import { amountOf, type RateModel } from "./rate-model.ts";
import { rateModelOf } from "./rate-model-of.ts";
import { priceOfSets, type TierPrices, tierPrices } from "./sets-price.ts";

/** A selection whose tiers are priced: cents of one set per tier (for all sets: `tiers`), and without the running promotion where there is one. */
export interface QuotedSelection {
  readonly model: RateModel;
  readonly quantities: readonly number[];
  /** What each tier is charged of the rates, in billionths. */
  readonly tierShares: readonly number[];
  readonly prices: readonly Cents[];
  readonly originalPrices: readonly Cents[] | null;
  readonly promotion: Promotion | null;
  readonly sets: number;
  /** What each further set adds to one run of all pieces; null where the price of one set is multiplied. */
  readonly furtherSet: Cents | null;
  /** The tiers again, with what all sets cost where they are made together. */
  readonly tiers: TierPrices;
  readonly originalTiers: TierPrices | null;
}

/** What a tier is charged of the rates; quantities between tiers have none of their own. */
function shareAt({ tierPlaces }: Catalogue, { shares }: RateModel, quantity: number): number {
  const share = shares[tierPlaces.get(quantity) ?? -1];
  if (share === undefined) throw new Error(`${quantity} is no tier`);
  return share;
}

/** What waits has its price all the same; a quantity has one where it lies between the tiers. */
function keepsFromPrice({ field, severity }: Issue): boolean {
  return field !== "quantity" && severity !== "waits";
}

/** The tiers of a selection with their prices; null while something other than the quantity keeps it from being priced. */
export function quotedSelection(
  catalogue: Catalogue,
  selection: Selection,
  on: CalendarDate,
): QuotedSelection | null {
  const sets = selection.sets.count;
  const issues = check(catalogue, selection);
  if (sets === null || issues.some(keepsFromPrice)) return null;
  const model = rateModelOf(catalogue, selection);
  if (model === null) return null;
  const rules = catalogue.document.priceRules;
  const { minimumCharge, furtherSetPrice } = productOf(catalogue, selection);
  const quantities = quantitiesOf(catalogue, selection);
  const tierShares = quantities.map((quantity) => shareAt(catalogue, model, quantity));
  const amounts = quantities.map((quantity, tier) => amountOf(model, quantity, tierShares[tier] ?? 0));
  const pricesOff = (permilleOff: number): readonly Cents[] =>
    fairPrices(
      quantities,
      amounts.map((amount) => askingPrice(rules, amount, minimumCharge, permilleOff)),
    );
  const furtherOff = (permilleOff: number): Cents | null =>
    furtherSetPrice === null ? null : Math.ceil((furtherSetPrice * (1000 - permilleOff)) / 1000);
  const promotion = promotionFor(rules, selection.productId, on);
  const off = promotion?.permilleOff ?? 0;
  const prices = pricesOff(off);
  const originalPrices = promotion && pricesOff(0);
  return {
    model,
    quantities,
    tierShares,
    prices,
    originalPrices,
    promotion,
    sets,
    furtherSet: furtherOff(off),
    tiers: tierPrices(quantities, prices, sets, furtherOff(off)),
    originalTiers: originalPrices && tierPrices(quantities, originalPrices, sets, furtherSetPrice),
  };
}

/** Cents for all sets of the selected quantity, the explanation left out; null when it has no price. */
export function totalOf(catalogue: Catalogue, selection: Selection, on: CalendarDate): Cents | null {
  const { pieces } = selection.quantity;
  const quoted = pieces === null ? null : quotedSelection(catalogue, selection, on);
  if (quoted === null || pieces === null) return null;
  return priceOfSets(quoted.quantities, quoted.tiers, pieces);
}
