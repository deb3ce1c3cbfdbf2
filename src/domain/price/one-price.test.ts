import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { priceOf, priceTable } from "./price-table.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const ORDINARY_DAY = "2027-03-10";
const STANDARD = 16;
const PREMIUM = 17;
const TAG = 18;
const MATTE = 19;
const ROYAL = 20;
const KRAFT = 21;
/** What the presentation box of premium cards adds to an order, in cents. */
const BOX = 400;

/** By how much a total may have been raised to its ending, in cents. */
function endingAt(price: number): number {
  return catalogue.document.priceRules.endings.find(({ below }) => below === null || price <= below)!.step;
}

describe("one made thing has one price", () => {
  /** What a card is made of, whichever page it is ordered on. */
  const cardOf = (productId: number, choices: Partial<Selection>): Selection => ({
    productId,
    supplyId: null,
    shapeId: null,
    finishingId: null,
    adhesiveId: null,
    materialId: 1,
    printedSideId: 1,
    colourId: 1,
    addons: { corners: 60 },
    installReady: null,
    lettering: null,
    artwork: null,
    size: { custom: true, widthMm: 90, heightMm: 55 },
    cutPerShape: null,
    stickersPerSheet: null,
    printFeatures: { na: [], front: [], back: [] },
    quantity: { custom: true, pieces: 300 },
    sets: { custom: false, count: 1 },
    ...choices,
  });
  const priceAs = (productId: number, choices: Partial<Selection>) =>
    priceOf(catalogue, cardOf(productId, choices), ORDINARY_DAY)?.price ?? null;

  test.each([200, 300, 500, 777, 1000, 5000])(
    "%i cards of 250gsm, one side, cost the same on every page",
    (pieces) => {
      const choices = { quantity: { custom: true, pieces } };
      const price = priceAs(STANDARD, choices)!;
      expect([priceAs(TAG, choices), priceAs(MATTE, choices)]).toEqual([price, price]);
      // The box that premium cards come in, and no more than the ending on top.
      const difference = priceAs(PREMIUM, choices)! - price;
      expect(Math.abs(difference - BOX)).toBeLessThanOrEqual(endingAt(price));
    },
  );

  test("fine stocks, sides, colours and corners cost on a type's page what they cost on the stock's own", () => {
    const sizes = fc.record({
      widthMm: fc.integer({ min: 50, max: 100 }),
      heightMm: fc.integer({ min: 40, max: 150 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom([2, ROYAL] as const, [3, KRAFT] as const, [1, MATTE] as const),
        fc.constantFrom(1, 2),
        fc.constantFrom(1, 2),
        fc.constantFrom(60, 61),
        sizes,
        fc.constantFrom(300, 500, 1000, 2000, 5000),
        ([materialId, stock], printedSideId, colourId, corner, size, pieces) => {
          const choices = {
            materialId,
            printedSideId,
            colourId,
            addons: { corners: corner },
            size: { custom: true, ...size },
            quantity: { custom: true, pieces },
          };
          const price = priceAs(TAG, choices)!;
          expect(priceAs(stock, choices)).toBe(price);
          expect(Math.abs(priceAs(PREMIUM, choices)! - price - BOX)).toBeLessThanOrEqual(
            endingAt(price + BOX),
          );
        },
      ),
    );
  });

  test("a hologram film costs as a bumper sticker what it costs as a hologram sticker", () => {
    const at = (productId: number, finishingId: number): Selection => ({
      ...cardOf(productId, {}),
      supplyId: 1,
      shapeId: 5,
      finishingId,
      adhesiveId: 1,
      materialId: null,
      printedSideId: null,
      addons: { "premium-processing": 47 },
    });
    const tables = [at(14, 7), at(13, 1)].map((selection) => priceTable(catalogue, selection, ORDINARY_DAY));
    expect(tables[0]!.map((row) => row.price)).toEqual(tables[1]!.map((row) => row.price));
    expect(tables[0]!.length).toBeGreaterThan(10);
  });
});
