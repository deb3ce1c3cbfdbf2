import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit, possibleChanges } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "./check.ts";
import { choose } from "./choose.ts";
import { defaultSelection } from "./default-selection.ts";
import { offersFor } from "./offers.ts";
import type { Offer } from "./offers.types.ts";
import { settle } from "./options/settle.ts";
import { scopeOf } from "./scope.ts";
import { selectionHash } from "./selection-hash.ts";
import { summaryOf } from "./summary.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const visits = arbitraryVisit(catalogue);

function chosenOf(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => offer.selected);
}

describe("whatever a customer clicks and types", () => {
  test("the selection stays valid: settling it again changes nothing", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        expect(settle(catalogue, scope, selection)).toEqual(selection);
      }),
      { numRuns: 300 },
    );
  });

  test("exactly one choice of every list is chosen, and never a disabled one", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        const offers = offersFor(catalogue, scope, selection);
        const lists = [
          offers.products,
          offers.supplies,
          offers.shapes,
          offers.finishings,
          offers.adhesives,
          offers.materials,
          offers.printedSides,
          offers.colours,
          ...offers.addons.map((group) => group.items),
          ...offers.printFeatures.filter((group) => group.optionType === "radio").map((group) => group.items),
        ];
        for (const list of lists.filter((offered) => offered.length > 0)) {
          expect(chosenOf(list)).toHaveLength(1);
          expect(chosenOf(list)[0]?.disabled).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  test("no list is empty that the product needs", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        const offers = offersFor(catalogue, scope, selection);
        const product = catalogue.products.get(selection.productId)!;
        expect(offers.colours.length).toBeGreaterThan(0);
        expect(offers.sizes.length).toBeGreaterThan(0);
        expect(offers.quantities.length).toBeGreaterThan(1);
        expect(offers.supplies.length > 0).toBe(product.supplies.length > 0);
        expect(offers.shapes.length > 0).toBe(product.supplies.length > 0);
        expect(offers.finishings.length > 0).toBe(product.finishingIds.length > 0);
        expect(offers.materials.length > 0).toBe(product.materialIds.length > 0);
      }),
      { numRuns: 300 },
    );
  });

  test("a checkbox group never holds more than its limit, and says so on the rest", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        for (const group of offersFor(catalogue, scope, selection).printFeatures) {
          if (group.optionType === "radio") continue;
          const chosen = chosenOf(group.items).length;
          expect(chosen).toBeLessThanOrEqual(group.maxSelected);
          const reason = chosen === group.maxSelected ? `Choose at most ${group.maxSelected}` : null;
          for (const item of group.items) expect(item.disabled).toBe(item.selected ? null : reason);
        }
      }),
    );
  });

  test("a disabled choice changes nothing, and every reason is a sentence", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        const offers = offersFor(catalogue, scope, selection);
        for (const offer of [...offers.supplies, ...offers.shapes].filter((row) => row.disabled !== null)) {
          const field = offers.supplies.includes(offer) ? "supply" : "shape";
          expect(choose(catalogue, scope, selection, { field, id: offer.id })).toBe(selection);
          expect(offer.disabled!.length).toBeGreaterThan(10);
        }
      }),
    );
  });

  test("every change can be made without an error, and choosing the same twice is choosing it once", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        for (const change of possibleChanges(catalogue, scope, selection)) {
          const once = choose(catalogue, scope, selection, change);
          expect(choose(catalogue, scope, once, change)).toEqual(once);
          check(catalogue, once);
          expect(summaryOf(catalogue, once).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("choices that do not depend on each other give the same selection in any order", () => {
    const independent = new Set(["colour", "material", "installReady", "quantity", "sets", "customSets"]);
    fc.assert(
      fc.property(visits, fc.nat(999), fc.nat(999), ({ scope, selection }, one, two) => {
        const changes = possibleChanges(catalogue, scope, selection).filter(({ field }) =>
          independent.has(field),
        );
        const first = changes[one % changes.length]!;
        const second = changes[two % changes.length]!;
        fc.pre(first.field.replace("customS", "s") !== second.field.replace("customS", "s"));
        const after = (order: readonly (typeof first)[]) =>
          order.reduce((now, change) => choose(catalogue, scope, now, change), selection);
        expect(after([first, second])).toEqual(after([second, first]));
      }),
    );
  });

  test("equal selections have equal hashes, different ones different", () => {
    fc.assert(
      fc.property(visits, visits, ({ selection: one }, { selection: two }) => {
        const same = JSON.stringify(one) === JSON.stringify(two);
        expect(selectionHash(one) === selectionHash(two)).toBe(same);
        expect(selectionHash(one)).toMatch(/^[0-9a-f]{16}$/);
        expect(selectionHash({ ...one })).toBe(selectionHash(one));
      }),
    );
  });
});

test.each(catalogueDocument.featuredItems.map((item) => [item.slug, item] as const))(
  "the page %s opens with something that can be ordered, whichever product is chosen",
  (_slug, item) => {
    const scope = scopeOf(item);
    for (const productId of scope.productIds) {
      const selection = defaultSelection(catalogue, scope, { productId });
      expect(selection.productId).toBe(productId);
      expect(check(catalogue, selection)).toEqual([]);
    }
  },
);

test.each(catalogueDocument.featuredPrices.map((row) => [row.id, row] as const))(
  "featured price %i fills in what it names",
  (featuredPriceId, row) => {
    const scope = scopeOf(catalogue.featuredItems.get(row.featuredItemId)!);
    const selection = defaultSelection(catalogue, scope, { featuredPriceId });
    expect(selection.productId).toBe(row.productId);
    expect([selection.size.widthMm, selection.size.heightMm]).toEqual([row.widthMm, row.heightMm]);
    expect(selection.quantity.pieces).toBe(row.runSize);
    expect(selection.sets.count).toBe(row.sets);
    if (row.colourId !== null) expect(selection.colourId).toBe(row.colourId);
    for (const side of ["na", "front", "back"] as const) {
      expect(selection.printFeatures[side]).toEqual(expect.arrayContaining([...row.printFeatures[side]]));
    }
    expect(check(catalogue, selection)).toEqual([]);
  },
);
