import type { CalendarDate } from "../calendar-date.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { keptPerCatalogue } from "../catalogue/kept-per-catalogue.ts";
import type { Product, ProductSupply, Size } from "../catalogue/product.ts";
import type { Press, Rates } from "../catalogue/rates/priced.types.ts";
import type { FeaturedItem } from "../catalogue/schema.ts";
import { MIN_CUTS } from "../configure/limits.ts";
import { scopeOf } from "../configure/scope.ts";
import type { Cents } from "../money.ts";
import { askingPrice, promotionFor } from "./asking-price.ts";
import { type AcrossWeb, layoutsOf, stockArea } from "./imposition.ts";
import { rowAmount, sharedAmount } from "./rate-model.ts";

interface RatedRow {
  readonly rates: Rates;
  readonly acrossWeb?: "width" | "height";
}

/** A way to make a product at its smallest: its press, and lists of rows of which one each is chosen. */
interface Making {
  readonly press: Press;
  readonly size: Size;
  readonly quantities: readonly number[];
  readonly lists: readonly (readonly RatedRow[])[];
}

const rowsIn = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]): readonly Row[] =>
  ids.map((id) => rows.get(id)).filter((row) => row !== undefined);

/** The smallest sizes of a supply, both ways round: equal sides, and unequal ones where they have limits of their own. */
const smallestSizes = (catalogue: Catalogue, supplyId: number | null): readonly Size[] =>
  (catalogue.dimLookups.get(supplyId) ?? []).flatMap(({ min, equalSides }) => {
    const { widthMm, heightMm } = min;
    const long = equalSides === false && widthMm === heightMm ? widthMm + 1 : widthMm;
    return [
      { widthMm: long, heightMm },
      { widthMm: heightMm, heightMm: long },
    ];
  });

/** Each finishing of the supply with the adhesives and premium processings that fit it: one list per combination. */
const finishingLists = (
  catalogue: Catalogue,
  product: Product,
  supply: ProductSupply | null,
): readonly (readonly (readonly RatedRow[])[])[] => {
  if (supply === null) return [[]];
  const row = catalogue.supplies.get(supply.supplyId);
  const codes = row?.ownAddonCodes ?? product.addonCodes;
  return product.attributeLookups
    .filter((lookup) => lookup.supplyId === supply.supplyId)
    .map((lookup) => [
      rowsIn(catalogue.finishings, [lookup.finishingId]),
      row?.hasAdhesives === false ? [] : rowsIn(catalogue.adhesives, lookup.adhesiveIds),
      ...codes.map((code) => {
        const group = catalogue.addons.get(code);
        const items = group?.items ?? [];
        return group?.wireField === "premium_processing_id"
          ? items.filter((item) => lookup.premiumProcessingIds.includes(item.id))
          : items;
      }),
    ]);
};

/** Lists that depend on neither supply nor finishing; radio features at their cheapest, checkboxes unticked. */
const ownLists = (catalogue: Catalogue, product: Product): readonly (readonly RatedRow[])[] => [
  [product],
  rowsIn(catalogue.materials, product.materialIds),
  rowsIn(catalogue.printedSides, product.printedSideIds),
  rowsIn(catalogue.colours, product.colourIds),
  ...(product.supplies.length > 0 ? [] : product.addonCodes).map(
    (code) => catalogue.addons.get(code)?.items ?? [],
  ),
  ...product.printFeatureCodes
    .map((code) => catalogue.printFeatures.get(code))
    .filter((feature) => feature?.optionType === "radio" && feature.needsInSummary === undefined)
    .map((feature) => feature?.items ?? []),
];

const shapesFor = (catalogue: Catalogue, supply: ProductSupply | null, size: Size) => {
  const shapes = rowsIn(catalogue.shapes, supply?.shapes.map((shape) => shape.shapeId) ?? []);
  const sheet = catalogue.supplies.get(supply?.supplyId ?? 0)?.sizeLabel === "Sheet Size";
  const equal = size.widthMm === size.heightMm;
  const free = shapes.filter((shape) => sheet || shape.equalSides === null || shape.equalSides === equal);
  return free.length > 0 ? free : shapes;
};

/** Every way a page makes a product, supply by supply, at the smallest sizes. */
const makingsOf = (
  catalogue: Catalogue,
  product: Product,
  onlySupplyIds: readonly number[] | null,
): readonly Making[] => {
  const onPage = product.supplies.filter((row) => onlySupplyIds?.includes(row.supplyId) ?? true);
  const open = (onPage.length > 0 ? onPage : product.supplies).filter(
    (row) => row.disabledReason === undefined,
  );
  const own = ownLists(catalogue, product);
  return (product.supplies.length > 0 ? open : [null]).flatMap((supply) => {
    const row = supply === null ? undefined : catalogue.supplies.get(supply.supplyId);
    const press = catalogue.presses.get(row?.press ?? product.press ?? "");
    if (press === undefined) return [];
    const quantities = supply?.quantities ?? product.quantities ?? [];
    return smallestSizes(catalogue, supply?.supplyId ?? null).flatMap((size) =>
      finishingLists(catalogue, product, supply).map((lists) => ({
        press,
        size,
        quantities,
        lists: [
          [press],
          row === undefined ? [] : [row],
          shapesFor(catalogue, supply, size),
          ...own,
          ...lists,
        ],
      })),
    );
  });
};

/** The cheapest pick of every list for a quantity, laid across the web one way; Infinity when it does not fit. */
const cheapest = (
  { press, size, lists }: Making,
  product: Product,
  quantity: number,
  acrossWeb: AcrossWeb,
): number => {
  const layouts = layoutsOf(press, size, acrossWeb);
  const area = stockArea(layouts, quantity, product.minimumAreaMm2);
  const amounts = lists.map((rows) => {
    const turned = rows.filter((row) => (row.acrossWeb ?? acrossWeb) === acrossWeb);
    const picks = turned.map((row) => rowAmount(row.rates, quantity, area, MIN_CUTS));
    return rows.length === 0 ? 0 : Math.min(...picks);
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
};

/** The lowest price of a product with so many thousandths off. */
const cheapestOffer = (
  catalogue: Catalogue,
  product: Product,
  onlySupplyIds: readonly number[] | null,
  permilleOff: number,
): Cents => {
  const rules = catalogue.document.priceRules;
  const prices = makingsOf(catalogue, product, onlySupplyIds).flatMap((making) => {
    const dictated = making.lists.flat().some((row) => row.acrossWeb !== undefined);
    const ways: readonly AcrossWeb[] = dictated ? ["width", "height"] : [null];
    return making.quantities.flatMap((quantity) =>
      ways.map((way) => {
        const share = making.press.shares[catalogue.tierPlaces.get(quantity) ?? -1] ?? 0;
        const amount = sharedAmount(cheapest(making, product, quantity, way), share);
        return askingPrice(rules, amount, product.minimumCharge, permilleOff);
      }),
    );
  });
  return Math.min(...prices);
};

/** Days differ only in their promotions, and the addresses of a page not at all: each offer is worked out once. */
const knownOffer = keptPerCatalogue<Cents>();

/**
 * The lowest price a page can show: any product, supply and options it offers, at the first tier and smallest size,
 * one set, promotions of the day included. Rates add up, so the cheapest row of each list is taken on its own.
 */
export const fromPrice = (catalogue: Catalogue, item: FeaturedItem, on: CalendarDate): Cents => {
  const { productIds, onlySupplyIds } = scopeOf(item);
  const prices = rowsIn(catalogue.products, productIds).map((product) => {
    const off = promotionFor(catalogue.document.priceRules, product.id, on);
    return knownOffer(catalogue, `${product.id} ${onlySupplyIds?.join() ?? "all"} ${off}`, () =>
      cheapestOffer(catalogue, product, onlySupplyIds, off),
    );
  });
  return Math.min(...prices);
};
