import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit, possibleChanges } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { openingPrice } from "./opening-price.ts";
import { priceOf, priceTable } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const PROMOTION_DAY = "2026-12-10";

const pages = catalogueDocument.featuredItems.map((item) => [item.slug, item] as const);

describe("the from price", () => {
  test.each(pages)(
    "of %s is what it opens with, and what the spec states, promotion or not",
    (_slug, item) => {
      for (const on of ["2027-03-10", PROMOTION_DAY]) {
        const opened = priceOf(catalogue, defaultSelection(catalogue, scopeOf(item)), on)!;
        expect(openingPrice(catalogue, item, on)).toEqual({ pieces: opened.quantity, price: opened.price });
        expect(opened.price).toBe(item.expectedFromPrice);
      }
    },
  );

  test("of a product on a page is what the page opens with under its address", () => {
    const vinyl = catalogue.featuredItemBySlug.get("vinyl-stickers")!;
    const hologram = defaultSelection(catalogue, scopeOf(vinyl), { productId: 13 });
    const { price, quantity } = priceOf(catalogue, hologram, PROMOTION_DAY)!;
    expect(openingPrice(catalogue, vinyl, PROMOTION_DAY, 13)).toEqual({ pieces: quantity, price });
    expect(price).toBeGreaterThan(1300);
  });
});

/** Goes downhill one choice at a time from the smallest size, from every product and supply of a page. */
function cheapestFound(item: FeaturedItem, on: string): number {
  const scope = scopeOf(item);
  const price = (selection: Selection) => priceOf(catalogue, selection, on)?.price ?? Infinity;
  const smallest = (selection: Selection): Selection[] =>
    (catalogue.dimLookups.get(selection.supplyId) ?? []).flatMap(({ min }) =>
      [min, { widthMm: min.heightMm, heightMm: min.widthMm }].map((size) =>
        choose(catalogue, scope, selection, { field: "customSize", ...size }),
      ),
    );
  const downhill = (start: Selection): number => {
    const next = possibleChanges(catalogue, scope, start)
      .filter(({ field }) => !["product", "supply", "sets", "customSets", "customQuantity"].includes(field))
      .map((change) => choose(catalogue, scope, start, change))
      .reduce((best, other) => (price(other) < price(best) ? other : best), start);
    return next === start ? price(start) : downhill(next);
  };
  const starts = scope.productIds.flatMap((productId) => {
    const product = catalogue.products.get(productId)!;
    const supplyIds = product.supplies.length > 0 ? product.supplies.map((row) => row.supplyId) : [null];
    return supplyIds.map((supplyId) => defaultSelection(catalogue, scope, { productId, supplyId }));
  });
  return Math.min(...starts.flatMap(smallest).map(downhill));
}

describe("whoever looks for something cheaper", () => {
  test.each(pages)(
    "on %s, choice by choice from the smallest sizes, finds nothing",
    (_slug, item) => {
      expect(cheapestFound(item, PROMOTION_DAY)).toBe(openingPrice(catalogue, item, PROMOTION_DAY).price);
    },
    30_000,
  );
});

test("nothing on a page is cheaper than what it opens with, whatever is chosen", () => {
  const pagesByScope = new Map(pages.map(([, item]) => [JSON.stringify(scopeOf(item)), item]));
  const from = new Map(pages.map(([, item]) => [item, openingPrice(catalogue, item, PROMOTION_DAY).price]));
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ scope, selection }) => {
      const item = pagesByScope.get(JSON.stringify(scope))!;
      for (const row of priceTable(catalogue, selection, PROMOTION_DAY)) {
        expect(row.price).toBeGreaterThanOrEqual(from.get(item)!);
      }
    }),
    { numRuns: 500 },
  );
});
