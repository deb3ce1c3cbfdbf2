import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit, possibleChanges } from "../../../tests/support/arbitrary-selection.ts";
import { catalogueDocument } from "../../catalogue/catalogue.ts";
import { compileCatalogue } from "../catalogue/catalogue.ts";
import type { FeaturedItem } from "../catalogue/schema.ts";
import { choose } from "../configure/choose.ts";
import { defaultSelection } from "../configure/default-selection.ts";
import { scopeOf } from "../configure/scope.ts";
import type { Selection } from "../configure/selection.ts";
import { fromPrice } from "./from-price.ts";
import { priceOf, priceTable } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const PROMOTION_DAY = "2026-12-10";

/** The same shop without minimum charges: what things cost by themselves. */
const bare = compileCatalogue(
  { ...catalogueDocument, products: catalogueDocument.products.map((row) => ({ ...row, minimumCharge: 0 })) },
  "bare",
);

const pages = catalogueDocument.featuredItems.map((item) => [item.slug, item] as const);

test.each(pages)("the cheapest offer of %s is the price its structured data names", (_slug, item) => {
  expect(fromPrice(catalogue, item, "2027-03-10")).toBe(item.expectedFromPrice);
  expect(fromPrice(catalogue, item, PROMOTION_DAY)).toBe(item.expectedFromPrice);
});

/** Goes downhill one choice at a time from the smallest size, from every product and supply of a page. */
const cheapestFound = (item: FeaturedItem, on: string): number => {
  const scope = scopeOf(item);
  const price = (selection: Selection) => priceOf(bare, selection, on)?.price ?? Infinity;
  const smallest = (selection: Selection): Selection[] =>
    (bare.dimLookups.get(selection.supplyId) ?? []).flatMap(({ min }) =>
      [min, { widthMm: min.heightMm, heightMm: min.widthMm }].map((size) =>
        choose(bare, scope, selection, { field: "customSize", ...size }),
      ),
    );
  const downhill = (start: Selection): number => {
    const next = possibleChanges(bare, scope, start)
      .filter(({ field }) => !["product", "supply", "sets", "customSets", "customQuantity"].includes(field))
      .map((change) => choose(bare, scope, start, change))
      .reduce((best, other) => (price(other) < price(best) ? other : best), start);
    return next === start ? price(start) : downhill(next);
  };
  const starts = scope.productIds.flatMap((productId) => {
    const product = bare.products.get(productId)!;
    const supplyIds = product.supplies.length > 0 ? product.supplies.map((row) => row.supplyId) : [null];
    return supplyIds.map((supplyId) => defaultSelection(bare, scope, { productId, supplyId }));
  });
  return Math.min(...starts.flatMap(smallest).map(downhill));
};

describe("without minimum charges", () => {
  test.each(pages)(
    "a customer who looks for the cheapest on %s finds exactly the from price",
    (_slug, item) => {
      expect(cheapestFound(item, PROMOTION_DAY)).toBe(fromPrice(bare, item, PROMOTION_DAY));
    },
    30_000,
  );
});

test("nothing on a page is cheaper than its from price, whatever is chosen", () => {
  const pagesByScope = new Map(pages.map(([, item]) => [JSON.stringify(scopeOf(item)), item]));
  const from = new Map(pages.map(([, item]) => [item, fromPrice(bare, item, PROMOTION_DAY)]));
  fc.assert(
    fc.property(arbitraryVisit(bare), ({ scope, selection }) => {
      const item = pagesByScope.get(JSON.stringify(scope))!;
      for (const row of priceTable(bare, selection, PROMOTION_DAY)) {
        expect(row.price).toBeGreaterThanOrEqual(from.get(item)!);
      }
    }),
    { numRuns: 500 },
  );
});
