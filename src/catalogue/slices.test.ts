import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { costLikeFields } from "#tests/support/catalogue/cost-like.ts";
import { compileCatalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { check } from "#domain/configure/check.ts";
import { offersFor } from "#domain/configure/offers.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import { catalogueDocument } from "./catalogue.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const pages = catalogueDocument.featuredItems.map((item) => [item.slug, scopeOf(item)] as const);

describe("the part of the catalogue that comes with a page", () => {
  test.each(pages)("of %s is far smaller than the whole", (_slug, scope) => {
    const slice = sliceFor(catalogue, scope.productIds, scope);
    expect(new Set(slice.products.map((product) => product.id))).toEqual(new Set(scope.productIds));
    expect(JSON.stringify(slice).length).toBeLessThan(JSON.stringify(catalogueDocument).length / 2);
  });

  test.each(pages)("of %s tells rates and no cost, no margin", (_slug, scope) => {
    for (const specialProcessing of [false, true]) {
      const slice = sliceFor(catalogue, scope.productIds, { ...scope, specialProcessing });
      expect(costLikeFields(slice)).toEqual([]);
      expect(slice.products[0]!.rates.job).toBeGreaterThanOrEqual(0);
      // What a press calls its plates is for files that no browser makes.
      expect(slice.presses.flatMap(({ plates }) => plates ?? [])).toEqual([]);
    }
  });

  test("offers, refuses and words everything as the whole catalogue does", () => {
    fc.assert(
      fc.property(arbitraryVisit(catalogue), ({ scope, selection }) => {
        const part = indexCatalogue(sliceFor(catalogue, scope.productIds, scope), "test");
        expect(offersFor(part, scope, selection)).toEqual(offersFor(catalogue, scope, selection));
        expect(check(part, selection)).toEqual(check(catalogue, selection));
        expect(summaryOf(part, selection)).toBe(summaryOf(catalogue, selection));
      }),
      { numRuns: 200 },
    );
  });

  test("keeps its own pages, promotions, featured prices and the shop's holidays, and no others", () => {
    const paper = sliceFor(catalogue, catalogue.featuredItemBySlug.get("paper-stickers")!.productIds);
    expect(paper.featuredItems.map((item) => item.slug)).toEqual(["paper-stickers"]);
    expect(paper.priceRules.promotions).toHaveLength(1);
    expect(paper.featuredPrices).toEqual([]);
    expect(new Set(paper.holidays.map((day) => day.region))).toEqual(new Set([null, "AUK"]));
    const tags = sliceFor(catalogue, [18, 19, 20, 21]);
    expect(tags.priceRules.promotions).toEqual([]);
    expect(tags.featuredPrices.map((row) => row.featuredItemId)).toContain(10);
    expect(tags.featuredPrices.map((row) => row.featuredItemId)).not.toContain(8);
    expect(tags.supplies).toEqual([]);
  });

  test("leaves the roll page the roll and its orientation only", () => {
    const roll = sliceFor(catalogue, [1, 7, 11], { onlySupplyIds: [9] });
    expect(roll.supplies.map((row) => row.id)).toEqual([9]);
    expect(roll.products.every((product) => product.supplies.length === 1)).toBe(true);
    expect(roll.products.flatMap((row) => row.attributeLookups).every((row) => row.supplyId === 9)).toBe(
      true,
    );
    expect(roll.adhesives).toEqual([]);
    expect(roll.addons.map((group) => group.code)).toContain("roll-orientation");
  });

  test("carries special supplies and processings only when asked", () => {
    const quotePage = sliceFor(catalogue, [3]);
    expect(quotePage.specialProcessings).toEqual([]);
    expect(quotePage.supplies.map((row) => row.id)).toEqual([1, 2, 3, 9]);
    const form = sliceFor(catalogue, [3], { specialProcessing: true });
    expect(form.specialProcessings).toHaveLength(6);
    expect(form.supplies.map((row) => row.id)).toEqual([1, 2, 3, 6, 7, 9]);
  });
});
