import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { featureGroupsOf } from "#domain/configure/options/print-features.ts";
import { quantitiesOf } from "#domain/configure/options/product-rows.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { priceOf, priceTable } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const PROMOTION_DAY = "2026-12-10";
const ORDINARY_DAY = "2027-03-10";
const days = fc.constantFrom(PROMOTION_DAY, ORDINARY_DAY);

function table(selection: Selection, on = PROMOTION_DAY) {
  return priceTable(catalogue, selection, on);
}
function prices(selection: Selection, on = PROMOTION_DAY) {
  return table(selection, on).map((row) => row.price);
}

/** Visits whose size, cuts and sets are in order, so that their tiers are priced. */
const visits = arbitraryVisit(catalogue).filter(({ selection }) => table(selection).length > 0);

function withSize(selection: Selection, widthMm: number, heightMm: number): Selection {
  return {
    ...selection,
    size: { custom: true, widthMm, heightMm },
  };
}
function withSets(selection: Selection, count: number): Selection {
  return {
    ...selection,
    sets: { custom: true, count },
  };
}
function withQuantity(selection: Selection, pieces: number): Selection {
  return {
    ...selection,
    quantity: { custom: true, pieces },
  };
}
/** Both tables without the row of an own quantity, so that they compare tier by tier. */
function atTiers(selection: Selection): Selection {
  return withQuantity(selection, quantitiesOf(catalogue, selection)[0]!);
}

function expectNoneLower(dearer: readonly number[], cheaper: readonly number[]) {
  expect(dearer).toHaveLength(cheaper.length);
  dearer.forEach((price, index) => expect(price).toBeGreaterThanOrEqual(cheaper[index]!));
}

const many = { numRuns: 400 };

/** By how much a total may have been raised to its ending, in cents. */
function endingAt(price: number): number {
  return catalogue.document.priceRules.endings.find(({ below }) => below === null || price <= below)!.step;
}

describe("with the quantity", () => {
  test("the total never falls and, at tiers, a piece never costs more", () => {
    fc.assert(
      fc.property(visits, days, ({ selection }, on) => {
        const rows = table(atTiers(selection), on);
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]!;
          expect(row.price).toBeGreaterThanOrEqual(before.price);
          expect(row.price * before.quantity).toBeLessThanOrEqual(before.price * row.quantity);
        });
      }),
      many,
    );
  });

  test("no two tiers cost the same, but where the promotion meets the smallest charge", () => {
    fc.assert(
      fc.property(visits, ({ selection }) => {
        const tiers = prices(atTiers(selection), ORDINARY_DAY);
        expect(new Set(tiers).size).toBe(tiers.length);
      }),
      many,
    );
  });

  test("a further piece never costs more than one before it, but for the price ending", () => {
    fc.assert(
      fc.property(visits, ({ selection }) => {
        const rows = table(withSets(atTiers(selection), 1), ORDINARY_DAY);
        const smallest = catalogue.products.get(selection.productId)!.minimumCharge;
        const pairs = rows.slice(1).map((row, index) => [rows[index]!, row] as const);
        pairs.slice(1).forEach(([from, to], index) => {
          const [before] = pairs[index]!;
          if (before.price === smallest) return;
          const ending = Math.max(endingAt(to.price), endingAt(before.price));
          const earlier = (from.price - before.price + ending) / (from.quantity - before.quantity);
          expect((to.price - from.price - ending) / (to.quantity - from.quantity)).toBeLessThanOrEqual(
            earlier,
          );
        });
      }),
      many,
    );
  });

  test("between tiers the total never falls and a piece costs no more, but for the rounding of a cent", () => {
    fc.assert(
      fc.property(visits, fc.nat(), fc.nat(), ({ selection }, one, two) => {
        const tiers = quantitiesOf(catalogue, selection);
        const [first, last] = [tiers[0]!, tiers.at(-1)!];
        const pick = (seed: number) => first + (seed % (last - first + 1));
        const [few, more] = [pick(one), pick(two)].sort((a, b) => a - b) as [number, number];
        const single = withSets(selection, 1);
        const low = priceOf(catalogue, withQuantity(single, few), ORDINARY_DAY)!.price;
        const high = priceOf(catalogue, withQuantity(single, more), ORDINARY_DAY)!.price;
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high * few).toBeLessThanOrEqual(low * more + (few + more) / 2);
      }),
      many,
    );
  });

  test("at a tier an own quantity costs what the tier costs", () => {
    fc.assert(
      fc.property(visits, fc.nat(), ({ selection }, seed) => {
        const tiers = quantitiesOf(catalogue, selection);
        const tier = tiers[seed % tiers.length]!;
        const typed = withQuantity(selection, tier);
        expect(table(typed).map((row) => row.quantity)).toEqual([...tiers]);
        expect(priceOf(catalogue, typed, PROMOTION_DAY)).toMatchObject(
          table(atTiers(selection)).find((row) => row.quantity === tier)!,
        );
      }),
    );
  });
});

describe("no price falls", () => {
  test("with width or height", () => {
    fc.assert(
      fc.property(visits, fc.nat(150), fc.nat(150), ({ selection }, wider, higher) => {
        const { widthMm, heightMm } = selection.size;
        const larger = withSize(selection, widthMm! + wider, heightMm! + higher);
        const dearer = prices(larger);
        fc.pre(dearer.length > 0);
        expectNoneLower(dearer, prices(selection));
      }),
      many,
    );
  });

  test("a millimetre at a time, through all sizes of a label on the web and a sticker on the sheet", () => {
    for (const [productId, supplyId, orientation] of [
      [1, 9, { "roll-orientation": 53 }],
      [8, 1, { "premium-processing": 47 }],
    ] as const) {
      const start = visitOf(productId, supplyId, orientation);
      for (const grow of [(mm: number) => withSize(start, mm, 40), (mm: number) => withSize(start, 40, mm)]) {
        let before = [0];
        for (let mm = 20; mm <= 300; mm += 1) {
          const now = prices(grow(mm)).slice(0, 1);
          if (now.length === 0) continue;
          expectNoneLower(now, before);
          before = now;
        }
        expect(before[0]).toBeGreaterThan(0);
      }
    }
  });

  test("with a second printed side", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        fc.pre(selection.printedSideId === 1);
        const both = choose(catalogue, scope, selection, { field: "printedSide", id: 2 });
        expect(both.printedSideId).toBe(2);
        expectNoneLower(prices(both), prices(selection));
      }),
    );
  });

  test("with a print feature, whichever it is", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        const groups = featureGroupsOf(catalogue, selection);
        fc.pre(groups.length > 0);
        for (const { feature, side } of groups) {
          const none = feature.items.find((item) => item.isNone);
          const without =
            none === undefined
              ? feature.items.reduce(
                  (now, { id }) => choose(catalogue, scope, now, featureChange(side, id, false)),
                  selection,
                )
              : choose(catalogue, scope, selection, featureChange(side, none.id, true));
          for (const { id } of feature.items) {
            const added = choose(catalogue, scope, without, featureChange(side, id, true));
            expectNoneLower(prices(added), prices(without));
          }
        }
      }),
    );
  });

  test("with the sets: n sets cost n times one, or less where they are made together", () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 2, max: 99 }), ({ selection }, count) => {
        const times = prices(withSets(selection, 1)).map((price) => price * count);
        const all = prices(withSets(selection, count));
        if (catalogue.products.get(selection.productId)?.furtherSetPrice === null) {
          expect(all).toEqual(times);
          return;
        }
        const fewer = prices(withSets(selection, count - 1));
        all.forEach((price, at) => {
          expect(price).toBeLessThanOrEqual(times[at] ?? 0);
          expect(price).toBeGreaterThan(fewer[at] ?? 0);
        });
      }),
    );
  });
});

function featureChange(side: "na" | "front" | "back", itemId: number, chosen: boolean): Change {
  return {
    field: "printFeature",
    side,
    itemId,
    chosen,
  };
}

function visitOf(productId: number, supplyId: number, addons: Record<string, number>): Selection {
  return {
    productId,
    supplyId,
    shapeId: 5,
    finishingId: productId === 8 ? 4 : 1,
    adhesiveId: supplyId === 9 ? null : 1,
    materialId: null,
    printedSideId: null,
    colourId: 1,
    addons,
    installReady: null,
    lettering: null,
    artwork: null,
    size: { custom: true, widthMm: 50, heightMm: 50 },
    cutPerShape: null,
    stickersPerSheet: null,
    printFeatures: { na: [], front: [], back: [] },
    quantity: { custom: true, pieces: 100 },
    sets: { custom: false, count: 1 },
  };
}
