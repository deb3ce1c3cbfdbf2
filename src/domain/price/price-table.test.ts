import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit, possibleChanges, type Visit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { check } from "#domain/configure/check.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { quantitiesOf } from "#domain/configure/options/product-rows.ts";
import { takesPlaceOf } from "#domain/configure/options/print-features.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { DESIGNS, priceOf, priceTable } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const PROMOTION_DAY = "2026-12-10";
const ORDINARY_DAY = "2027-03-10";
const days = fc.constantFrom(PROMOTION_DAY, ORDINARY_DAY);
const many = { numRuns: 400 };

function table(selection: Selection, on = PROMOTION_DAY) {
  return priceTable(catalogue, selection, on);
}
function withQuantity(selection: Selection, pieces: number): Selection {
  return {
    ...selection,
    quantity: { custom: true, pieces },
  };
}
const visits = arbitraryVisit(catalogue).filter(({ selection }) => table(selection).length > 0);

describe("the explanation of a price", () => {
  const tags = scopeOf(catalogue.featuredItemBySlug.get("swing-tags")!);
  const chosen = (...changes: readonly Change[]): Selection =>
    changes.reduce((now, change) => choose(catalogue, tags, now, change), defaultSelection(catalogue, tags));
  const punched: Change = { field: "printFeature", side: "na", itemId: 131, chosen: true };
  const gold: Change = { field: "printFeature", side: "front", itemId: 111, chosen: true };

  test("shares it out over set-up, material, printing and each feature, side by side", () => {
    const row = priceOf(
      catalogue,
      chosen({ field: "printedSide", id: 2 }, punched, gold, { ...gold, side: "back" }),
      ORDINARY_DAY,
    )!;
    expect(row.lines.map(({ code, label }) => [code, label])).toEqual([
      ["setup", "Proof, set-up and packing"],
      ["material", "Material"],
      ["print", "Printing"],
      ["feature:punch-holes2", "Punch Holes"],
      ["feature:foil-stamp:front", "Front: Foil Stamp"],
      ["feature:foil-stamp:back", "Back: Foil Stamp"],
    ]);
  });

  test("follows the cost, also where the minimum charge lifts the price", () => {
    // 50 tags: 316 c x 4 to set up; 0.3429 m2 at 140 c of stock and 165 c of printing, x 1.28; 1,397.87 c, over $14.00.
    const row = priceOf(catalogue, chosen(), ORDINARY_DAY)!;
    expect(row.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["setup", 1266],
      ["material", 62],
      ["print", 72],
    ]);
  });

  test("two stamps on one side share a line that charges both", () => {
    // 50 tags: 1,397.87 c as above; 900 x 4 + 50 x 2.5 x 1.28 = 3,760 c for each stamp; $89.18 ends at $89.20.
    const silver: Change = { ...gold, itemId: 113 };
    const row = priceOf(catalogue, chosen(gold, silver), ORDINARY_DAY)!;
    expect(row.price).toBe(8920);
    expect(row.lines.at(-1)).toEqual({ code: "feature:foil-stamp:front", label: "Foil Stamp", amount: 7522 });
    expect(row.printFeaturePrice).toBe(7522);
  });

  test("names further sets in a line of their own, and features count for all sets", () => {
    const row = priceOf(catalogue, chosen(punched, { field: "sets", count: 3 }), ORDINARY_DAY)!;
    const one = priceOf(catalogue, chosen(punched), ORDINARY_DAY)!;
    expect(row.lines.at(-1)).toEqual({ code: "sets", label: "2 more sets", amount: one.price * 2 });
    expect(row.lines.slice(0, -1)).toEqual(one.lines);
    expect(row.printFeaturePrice).toBe(one.printFeaturePrice * 3);
  });
});

describe("every row", () => {
  test("is whole cents above nothing, and its lines add up to it", () => {
    fc.assert(
      fc.property(visits, days, ({ selection }, on) => {
        for (const row of table(selection, on)) {
          expect(Number.isSafeInteger(row.price)).toBe(true);
          const { minimumCharge, furtherSetPrice } = catalogue.products.get(selection.productId)!;
          const least = minimumCharge * (furtherSetPrice === null ? selection.sets.count! : 1);
          expect(row.price).toBeGreaterThanOrEqual(least);
          const quantity = { custom: true, pieces: row.quantity };
          const { lines, ...same } = priceOf(catalogue, { ...selection, quantity }, on)!;
          expect(same).toEqual(row);
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(row.price);
          for (const line of lines) expect(line.amount).toBeGreaterThan(0);
          expect(new Set(lines.map((line) => line.code)).size).toBe(lines.length);
          const features = lines.filter(({ code }) => code.startsWith("feature:"));
          const times = lines.some(({ code }) => code === DESIGNS) ? 1 : selection.sets.count!;
          expect(features.reduce((sum, line) => sum + line.amount, 0) * times).toBe(row.printFeaturePrice);
        }
      }),
      many,
    );
  });

  test("says what the print features cost: nothing without one, and less than the whole with", () => {
    fc.assert(
      fc.property(visits, ({ selection }) => {
        const chosen = Object.values(selection.printFeatures).flat();
        const real = chosen.some((id) => !catalogue.printFeatureItems.get(id)!.item.isNone);
        for (const row of table(selection)) {
          expect(row.printFeaturePrice > 0).toBe(real);
          expect(row.printFeaturePrice).toBeLessThan(row.price);
          expect(row.printFeaturePrice % selection.sets.count!).toBe(0);
        }
      }),
    );
  });

  test("shows a higher price without the promotion, only while one runs", () => {
    fc.assert(
      fc.property(visits, ({ selection }) => {
        const ordinary = table(selection, ORDINARY_DAY);
        table(selection).forEach((row, index) => {
          const usual = ordinary[index]!.price;
          expect(row.originalPrice ?? row.price).toBe(usual);
          if (row.originalPrice !== null) expect(row.price).toBeLessThan(row.originalPrice);
          const named =
            row.originalPrice === null ? undefined : { name: "Summer in kraft", endsOn: "2027-01-31" };
          expect(row.promotion).toEqual(named);
        });
        for (const row of ordinary) expect(row.originalPrice).toBeNull();
      }),
    );
  });
});

describe("the same choices cost the same", () => {
  test("with a page's part of the catalogue as with the whole, after a journey through JSON", () => {
    fc.assert(
      fc.property(visits, days, ({ scope, selection }, on) => {
        const sent = JSON.stringify(sliceFor(catalogue, scope.productIds, scope));
        const page = indexCatalogue(JSON.parse(sent), catalogue.version);
        const received = JSON.parse(JSON.stringify(selection)) as Selection;
        expect(priceTable(page, received, on)).toEqual(priceTable(catalogue, selection, on));
      }),
    );
  });

  const back = ({ scope, selection }: Visit, change: Change, undo: Change): Selection =>
    choose(catalogue, scope, choose(catalogue, scope, selection, change), undo);

  test("after an option was chosen and the old one again", () => {
    fc.assert(
      fc.property(visits, fc.nat(), (visit, seed) => {
        const { scope, selection } = visit;
        const undoable = possibleChanges(catalogue, scope, selection).flatMap(
          (change): readonly (readonly [Change, Change])[] => {
            if (change.field === "colour") return [[change, { field: "colour", id: selection.colourId }]];
            if (change.field === "material") {
              return [[change, { field: "material", id: selection.materialId! }]];
            }
            if (change.field !== "printFeature") return [];
            const { feature } = catalogue.printFeatureItems.get(change.itemId)!;
            if (feature.optionType !== "checkbox") return [];
            // One size of a metal takes the other's place; the other is then the old choice.
            const before = selection.printFeatures[change.side].find(
              (id) => change.chosen && takesPlaceOf(feature, change.itemId, id),
            );
            const undo = { ...change, chosen: before !== undefined || !change.chosen };
            return [[change, { ...undo, itemId: before ?? change.itemId }]];
          },
        );
        const [change, undo] = undoable[seed % undoable.length]!;
        expect(table(back(visit, change, undo))).toEqual(table(selection));
      }),
    );
  });
});

describe("there is a price", () => {
  test("exactly while nothing but the quantity is wrong", () => {
    fc.assert(
      fc.property(arbitraryVisit(catalogue), ({ selection }) => {
        const issues = check(catalogue, selection);
        const blocked = issues.some((issue) => issue.field !== "quantity");
        expect(table(selection).length > 0).toBe(!blocked);
        expect(priceOf(catalogue, selection, PROMOTION_DAY) !== null).toBe(issues.length === 0);
      }),
      { numRuns: 1000 },
    );
  });

  test("for an own quantity in its place among the tiers, and none outside them", () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 1, max: 30_000 }), ({ selection }, pieces) => {
        const tiers = quantitiesOf(catalogue, selection);
        const rows = table(withQuantity(selection, pieces));
        const inside = pieces >= tiers[0]! && pieces <= tiers.at(-1)! && !tiers.includes(pieces);
        const expected = inside ? [...tiers, pieces].sort((a, b) => a - b) : [...tiers];
        expect(rows.map((row) => row.quantity)).toEqual(expected);
        expect(rows.filter((row) => row.customQuantity).map((row) => row.quantity)).toEqual(
          inside ? [pieces] : [],
        );
      }),
    );
  });
});
