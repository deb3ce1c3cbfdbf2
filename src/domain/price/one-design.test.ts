import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { oneDesignPrice } from "./one-design.ts";
import { priceOf } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const DAY = "2027-03-10";
function labels(query: string) {
  return readAddress(
    catalogue,
    scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!),
    new URLSearchParams(`size=75x75&${query}`),
  );
}

test("five sets of 100 are said beside what 500 of one design cost", () => {
  const one = priceOf(catalogue, labels("quantity=500"), DAY)!.price;
  expect(oneDesignPrice(catalogue, labels("quantity=100&kinds=5"), DAY)).toBe(one);
  expect(priceOf(catalogue, labels("quantity=100&kinds=5"), DAY)!.price).toBeGreaterThan(one);
});

test("a single set has nothing to be compared with, and neither has more than the last tier", () => {
  expect(oneDesignPrice(catalogue, labels("quantity=100"), DAY)).toBeNull();
  expect(oneDesignPrice(catalogue, labels("quantity=1000&kinds=6"), DAY)).toBeNull();
});

test("one design never costs more than its pieces in sets", () => {
  fc.assert(
    fc.property(
      arbitraryVisit(catalogue),
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 10, max: 500 }),
      ({ selection }, count, pieces) => {
        const sets = { ...selection, quantity: { custom: true, pieces }, sets: { custom: true, count } };
        const one = oneDesignPrice(catalogue, sets, DAY);
        const all = priceOf(catalogue, sets, DAY);
        if (one !== null && all !== null) expect(one).toBeLessThanOrEqual(all.price);
      },
    ),
  );
});
