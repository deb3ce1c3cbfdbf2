import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { askingPrice } from "../asking-price.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { costsOf } from "../cost/cost-of.ts";
import { type QuotedSelection, quotedSelection } from "../quoted-selection.ts";
import { amountOf } from "../rate-model.ts";
import { priceOfSets } from "../sets-price.ts";

/** A catalogue as it is sold, and the same at what its goods cost. */
export interface CostedCatalogue {
  readonly sold: Catalogue;
  readonly atCost: Catalogue;
}

/** What a good price list does not do, though a document may say it. */
export type BrokenRule = "no-price" | "below-cost" | "larger-cheaper" | "given-away";

/** All sets of so many pieces each: what they are sold for, and what for by the draft; null where they are not sold. */
export interface ComparedPrice {
  readonly pieces: number;
  readonly before: Cents | null;
  readonly after: Cents | null;
}

/** A rule that a draft breaks and what is on sale does not, where it does it most. */
export interface Breach {
  readonly rule: BrokenRule;
  /** Of one set; the price is that of so many sets. */
  readonly pieces: number;
  readonly sets: number;
  readonly price: Cents | null;
  /** What it is held against: the cost, the smaller size's price, what the rates alone would ask. */
  readonly against: Cents | null;
}

/** What a draft does to a selection. */
export interface PriceEffect {
  readonly prices: readonly ComparedPrice[];
  readonly breaches: readonly Breach[];
}

function pricesOf(quoted: QuotedSelection | null): ReadonlyMap<number, Cents> {
  return new Map(
    quoted?.quantities.map((pieces) => [pieces, priceOfSets(quoted.quantities, quoted.tiers, pieces) ?? 0]),
  );
}

function setsOf({ sets }: Selection): number {
  return sets.count ?? 1;
}

/** Today, and the first days on which a promotion that has not ended lowers it. */
function daysFor({ document }: Catalogue, { productId }: Selection, today: CalendarDate): CalendarDate[] {
  const starts = document.priceRules.promotions
    .filter((row) => row.productIds.includes(productId) && row.endsOn >= today)
    .map(({ startsOn }) => (startsOn < today ? today : startsOn));
  return [...new Set([today, ...starts])];
}

/** The breach that goes furthest; rates of pieces and prices are compared by their difference. */
function worst(breaches: readonly Breach[]): Breach[] {
  const gap = ({ price, against }: Breach) => Math.abs((price ?? 0) - (against ?? 0));
  const [first] = breaches.toSorted((one, other) => gap(other) - gap(one));
  return first === undefined ? [] : [first];
}

function belowCost({ sold, atCost }: CostedCatalogue, selection: Selection, today: CalendarDate): Breach[] {
  const costOf = costsOf(atCost, selection);
  if (costOf === null) return [];
  const sets = setsOf(selection);
  return daysFor(sold, selection, today).flatMap((day) =>
    [...pricesOf(quotedSelection(sold, selection, day))].flatMap(([pieces, price]): Breach[] => {
      const cost = costOf(pieces).total;
      return price < cost ? [{ rule: "below-cost", pieces, sets, price, against: cost }] : [];
    }),
  );
}

/** Sizes a little larger than one; where words are cut, their size is the words'. */
function larger(selection: Selection): Selection[] {
  const { widthMm, heightMm } = selection.size;
  if (widthMm === null || heightMm === null || selection.lettering !== null) return [];
  return [
    { widthMm: widthMm + 5, heightMm },
    { widthMm, heightMm: heightMm + 5 },
  ].map((size) => ({ ...selection, size: { custom: true, ...size } }));
}

function largerCheaper({ sold }: CostedCatalogue, selection: Selection, today: CalendarDate): Breach[] {
  const prices = pricesOf(quotedSelection(sold, selection, today));
  const sets = setsOf(selection);
  return larger(selection).flatMap((one) =>
    [...pricesOf(quotedSelection(sold, one, today))].flatMap(([pieces, price]): Breach[] => {
      const smaller = prices.get(pieces);
      return smaller !== undefined && price < smaller
        ? [{ rule: "larger-cheaper", pieces, sets, price, against: smaller }]
        : [];
    }),
  );
}

/** Tiers of one set that the engine has to make cheaper than the rates say, so that more pieces never cost less; those of several follow them. */
function givenAway({ sold }: CostedCatalogue, selection: Selection, today: CalendarDate): Breach[] {
  const quoted = quotedSelection(sold, selection, today);
  if (quoted === null) return [];
  const rules = sold.document.priceRules;
  const { minimumCharge } = productOf(sold, selection);
  const off = quoted.promotion?.permilleOff ?? 0;
  return quoted.quantities.flatMap((pieces, at): Breach[] => {
    const price = quoted.prices[at] ?? 0;
    const amount = amountOf(quoted.model, pieces, quoted.tierShares[at] ?? 0);
    const against = askingPrice(rules, amount, minimumCharge, off);
    return price < against ? [{ rule: "given-away", pieces, sets: 1, price, against }] : [];
  });
}

const nothing: ReadonlyMap<number, Cents> = new Map();

/** Whether a catalogue still makes what is chosen: it is no loss of a price where that was retired. */
function isMadeIn(catalogue: Catalogue, selection: Selection): boolean {
  const product = catalogue.products.get(selection.productId);
  const { finishingId, materialId, colourId, supplyId } = selection;
  return (
    product !== undefined &&
    (finishingId === null || product.finishingIds.includes(finishingId)) &&
    (materialId === null || product.materialIds.includes(materialId)) &&
    (supplyId === null || product.supplies.some((row) => row.supplyId === supplyId)) &&
    product.colourIds.includes(colourId)
  );
}

const checks = { "below-cost": belowCost, "larger-cheaper": largerCheaper, "given-away": givenAway };

/**
 * What a draft does to what is asked for a selection, and which rules of good prices it breaks. What is on sale breaks already is
 * not held against the draft.
 */
export function priceEffect(
  before: CostedCatalogue,
  after: CostedCatalogue,
  selection: Selection,
  today: CalendarDate,
): PriceEffect {
  const [wasMade, isMade] = [isMadeIn(before.sold, selection), isMadeIn(after.sold, selection)];
  const were = wasMade ? pricesOf(quotedSelection(before.sold, selection, today)) : nothing;
  const are = isMade ? pricesOf(quotedSelection(after.sold, selection, today)) : nothing;
  const pieces = [...new Set([...were.keys(), ...are.keys()])].toSorted((one, other) => one - other);
  const isGone = isMade && were.size > 0 && are.size === 0;
  const found = Object.values(checks).flatMap((check) => {
    const now = isMade ? check(after, selection, today) : [];
    const isNew = now.length > 0 && (!wasMade || check(before, selection, today).length === 0);
    return isNew ? worst(now) : [];
  });
  const least = pieces[0] ?? 0;
  return {
    prices: pieces.map((count) => ({
      pieces: count,
      before: were.get(count) ?? null,
      after: are.get(count) ?? null,
    })),
    breaches: isGone
      ? [
          {
            rule: "no-price",
            pieces: least,
            sets: setsOf(selection),
            price: null,
            against: were.get(least) ?? null,
          },
        ]
      : found,
  };
}
