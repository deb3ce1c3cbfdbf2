import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { comparedSelections, listedSelections } from "./listed-selections.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { priceChanges } from "./price-changes.ts";
import { type CostedCatalogue, priceEffect } from "./price-effect.ts";

const ON = "2027-03-10";
const costed = (document: CatalogueDocument): CostedCatalogue => ({
  sold: compileCatalogue(document, "test"),
  atCost: compileCatalogue(documentAtCost(document), "test at cost"),
});
const before = costed(catalogueDocument);
const selections = listedSelections(before.sold);
const first = (productId: number) => selections.find((one) => one.productId === productId)!;
const effectsAfter = (change: (document: CatalogueDocument) => void, some = selections) => {
  const after = costed(changedDocument(change));
  return some.map((selection) => priceEffect(before, after, selection, ON));
};
const breachesAfter = (change: (document: CatalogueDocument) => void, some = selections) =>
  effectsAfter(change, some).flatMap(({ breaches }) => breaches);

describe("what a draft does to prices", () => {
  test("nothing, where nothing is changed", () => {
    const effects = effectsAfter(() => undefined);
    expect(effects.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(effects.flatMap(({ prices }) => prices).every((row) => row.before === row.after)).toBe(true);
  });

  test("a dearer paper makes its stickers dearer, and nothing else", () => {
    const dearer = (document: CatalogueDocument) => void (document.products[0]!.charge.area += 200);
    expect(breachesAfter(dearer, [first(1), first(7)])).toEqual([]);
    const [paper, vinyl] = effectsAfter(dearer, [first(1), first(7)]);
    expect(paper!.prices.every((row) => row.after! >= row.before!)).toBe(true);
    expect(paper!.prices.some((row) => row.after! > row.before!)).toBe(true);
    expect(vinyl!.prices.every((row) => row.after === row.before)).toBe(true);
  });

  test("a tier that is not sold any more has no price after", () => {
    const [effect] = effectsAfter(
      ({ products }) =>
        (products[0]!.supplies[0]!.quantities = products[0]!.supplies[0]!.quantities.slice(1)),
      [first(1)],
    );
    expect(effect!.prices[0]).toMatchObject({ after: null });
    expect(effect!.prices[1]!.after).toBe(effect!.prices[1]!.before);
  });
});

describe("what a further set costs", () => {
  const inTwoSets = comparedSelections(before.sold).filter(({ sets }) => sets.count === 2);

  test("is looked at by one selection in two sets of each product", () => {
    expect(inTwoSets.map(({ productId }) => productId)).toEqual(
      before.sold.document.products.map(({ id }) => id),
    );
  });

  test("shows in two sets, of that product alone, and in no single one", () => {
    const effects = effectsAfter(
      ({ products }) => void (products[0]!.furtherSetPrice = 9_00),
      comparedSelections(before.sold),
    );
    const moved = comparedSelections(before.sold).filter((_, at) =>
      effects[at]!.prices.some((row) => row.before !== row.after),
    );
    expect(moved).toEqual(inTwoSets.filter(({ productId }) => productId === 1));
    // 200 pieces in one run, and a file and plate of $9.00 in place of $6.00.
    const [effect] = effectsAfter(({ products }) => void (products[0]!.furtherSetPrice = 9_00), moved);
    const row = effect!.prices.find(({ pieces }) => pieces === 100)!;
    expect(row.after! - row.before!).toBe(300);
  });

  test("taken from both sets below cost it breaks the rule, in two sets", () => {
    const [breach] = breachesAfter(
      ({ presses, priceRules }) => {
        for (const press of presses) press.margins = [{ upTo: null, permille: 1000 }];
        priceRules.promotions = [
          { id: 2, name: "Half", productIds: [1], permilleOff: 900, startsOn: ON, endsOn: ON },
        ];
      },
      inTwoSets.slice(0, 1),
    );
    expect(breach).toMatchObject({ rule: "below-cost", sets: 2 });
  });
});

describe("rules that a draft breaks", () => {
  test("a margin of one and half the price off is below cost, on a day of the promotion to come", () => {
    const breaches = breachesAfter(
      ({ presses, priceRules }) => {
        for (const press of presses) press.margins = [{ upTo: null, permille: 1000 }];
        priceRules.promotions = [
          {
            id: 2,
            name: "Half",
            productIds: [1],
            permilleOff: 900,
            startsOn: "2027-06-01",
            endsOn: "2027-06-02",
          },
        ];
      },
      [first(1)],
    );
    expect(breaches).toEqual([expect.objectContaining({ rule: "below-cost" })]);
    expect(breaches[0]!.price).toBeLessThan(breaches[0]!.against!);
  });

  test("a promotion that is over takes nothing below cost", () => {
    const over = {
      id: 2,
      name: "Over",
      productIds: [1],
      permilleOff: 900,
      startsOn: "2027-01-01",
      endsOn: "2027-03-09",
    };
    expect(breachesAfter(({ priceRules }) => priceRules.promotions.push(over), [first(1)])).toEqual([]);
  });

  test("an ending of 100 dollars is given away again where more pieces would cost more each", () => {
    const breaches = breachesAfter(({ priceRules }) => {
      priceRules.endings = [{ below: null, step: 100_00 }];
    });
    expect(new Set(breaches.map(({ rule }) => rule))).toContain("given-away");
  });
});

test("what a draft does is added up: who pays more, who less, the one that rises most first", () => {
  const [paper, vinyl] = [first(1), first(7)];
  const prices = (rows: readonly (readonly [number, number | null, number | null])[]) =>
    rows.map(([pieces, before, after]) => ({ pieces, before, after }));
  const breach = { rule: "below-cost", pieces: 25, sets: 1, price: 900, against: 1000 } as const;
  const changes = priceChanges([
    {
      selection: paper,
      effect: {
        prices: prices([
          [25, 1000, 1100],
          [50, 2000, 2400],
          [100, 3000, null],
        ]),
        breaches: [],
      },
    },
    {
      selection: vinyl,
      effect: {
        prices: prices([
          [25, 1000, 900],
          [50, 2000, 2000],
          [75, null, 2500],
        ]),
        breaches: [breach],
      },
    },
  ]);
  expect(changes).toMatchObject({ compared: 4, dearer: 2, cheaper: 1, gone: 1, added: 1 });
  expect(changes.rises).toEqual([{ selection: paper, pieces: 50, before: 2000, after: 2400 }]);
  expect(changes.falls).toEqual([{ selection: vinyl, pieces: 25, before: 1000, after: 900 }]);
  expect(changes.broken).toEqual([
    {
      rule: "below-cost",
      count: 1,
      worst: [{ ...breach, selection: vinyl }],
      gaps: { [selectionHash(vinyl)]: 100 },
    },
  ]);
});
