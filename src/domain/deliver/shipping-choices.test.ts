import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { priceTable } from "#domain/price/price-table.ts";
import { freeWeightText, tooHeavyText } from "./free-weight.ts";
import { jobsOf } from "./job.ts";
import { isFreeShipping, shippingChoices, turnaroundText } from "./shipping-choices.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const monday = { date: "2026-11-23", afterCutOff: false };

const PRICE = 4300;
function offersOf(productId: number, finishingId: number | null, price = PRICE) {
  return shippingChoices(catalogue, { productId, finishingId }, price, monday);
}

describe("how long it takes", () => {
  test.each([
    ["most things", 2, 3, ["Standard 9-10 business days", "Express 3-4 business days"]],
    ["transparent stickers", 22, 6, ["Standard 10-12 business days", "Express 3-4 business days"]],
    ["a clear vinyl sticker", 7, 6, ["Standard 10-12 business days", "Express 3-4 business days"]],
    ["a white vinyl sticker", 7, 4, ["Standard 9-10 business days", "Express 3-4 business days"]],
    ["vinyl lettering", 10, 1, ["Standard 7-10 business days", "Express 3-4 business days"]],
    ["embossed paper has no express", 6, 3, ["Standard 9-10 business days"]],
    [
      "cards, which have no finishing",
      16,
      null,
      ["Standard 9-10 business days", "Express 3-4 business days"],
    ],
  ])("%s", (_what, productId, finishingId, expected) => {
    expect(offersOf(productId, finishingId).map((offer) => `${offer.method} ${offer.turnaround}`)).toEqual(
      expected,
    );
  });

  test("a span of one day is written as one day", () => {
    expect(turnaroundText(4, 1)).toBe("5 business days");
  });

  test("until a choice is known the note reads Standard 5-9 business days", () => {
    expect(catalogueDocument.shop.defaultTurnaround).toBe("Standard 5-9 business days");
  });
});

describe("dispatch and delivery", () => {
  test("standard: printed in eight working days, dispatched on the ninth, there on the tenth", () => {
    const [standard] = offersOf(16, null);
    expect(standard).toMatchObject({ printingDays: 8, dispatch: "2026-12-04", delivery: "2026-12-07" });
  });

  test("express: dispatched on the third working day, there on the fourth", () => {
    const [, express] = offersOf(16, null);
    expect(express).toMatchObject({ printingDays: 2, dispatch: "2026-11-26", delivery: "2026-11-27" });
  });

  test("an order on Christmas Eve after six leaves by express in the new year", () => {
    const evening = { date: "2026-12-24", afterCutOff: true };
    const [, express] = shippingChoices(catalogue, { productId: 16, finishingId: null }, PRICE, evening);
    expect(express).toMatchObject({ dispatch: "2027-01-05", delivery: "2027-01-06" });
  });
});

describe("what it costs", () => {
  const costs = (productId: number, price: number) =>
    offersOf(productId, 1, price).map((offer) => offer.cost);

  test.each([
    ["below a hundred dollars both ways are charged", 2, 9999, [800, 1800]],
    ["from a hundred dollars the standard way is free, express is not", 2, 10_000, [0, 1800]],
    ["art paper ships free at any price", 1, 1300, [0, 1800]],
    ["embossed paper from a hundred dollars", 6, 10_000, [0]],
  ])("%s", (_what, productId, price, expected) => {
    expect(costs(productId, price)).toEqual(expected);
    expect(isFreeShipping(catalogue, { productId, finishingId: 1 }, price)).toBe(expected[0] === 0);
  });
});

function jobOf(workDays: number, grams = 0) {
  return { workDays, goods: { grams, volumeMm3: 0 } };
}
function ways(productId: number, workDays: number, grams = 0, price = PRICE) {
  return shippingChoices(catalogue, { productId, finishingId: null }, price, monday, jobOf(workDays, grams));
}
function spoken(productId: number, workDays: number) {
  return ways(productId, workDays).map((offer) => `${offer.method} ${offer.turnaround}`);
}

describe("a larger job", () => {
  test.each([
    [0, ["Standard 9-10 business days", "Express 3-4 business days"]],
    [1, ["Standard 9-10 business days", "Express 3-4 business days"]],
    [2, ["Standard 9-10 business days"]],
    [3, ["Standard 9-10 business days"]],
    [4, ["Standard 10-11 business days"]],
    [13, ["Standard 19-20 business days"]],
  ])("of %i days' work: three fit Standard, one fits Express", (workDays, expected) => {
    expect(spoken(16, workDays)).toEqual(expected);
  });

  test("takes its days longer in lettering and in transparent stickers too", () => {
    expect(spoken(10, 5)).toEqual(["Standard 9-12 business days"]);
    expect(spoken(22, 5)).toEqual(["Standard 12-14 business days"]);
  });

  test("is dispatched and delivered as many working days later as it is late", () => {
    const [ordinary] = ways(16, 3);
    const [larger] = ways(16, 5);
    // From Monday 23 November: Friday 4 and Monday 7 December, then Tuesday 8 and Wednesday 9.
    expect([ordinary?.dispatch, ordinary?.delivery]).toEqual(["2026-12-04", "2026-12-07"]);
    expect([larger?.dispatch, larger?.delivery]).toEqual(["2026-12-08", "2026-12-09"]);
    expect(larger?.printingDays).toBe(10);
  });

  test("by a catalogue from before production was reckoned takes what any job takes", () => {
    const old = changedCatalogue((document) => {
      for (const row of document.shippingChoices) Object.assign(row, { roomDays: null, heavier: null });
    });
    const offers = shippingChoices(old, { productId: 16, finishingId: null }, 100, monday, jobOf(40, 90_000));
    expect(offers.map(({ printingDays, cost }) => [printingDays, cost])).toEqual([
      [8, 800],
      [2, 1800],
    ]);
  });
});

describe("a heavier parcel", () => {
  // Padding is 6% and the box 120 g: 4,603.8 g of goods weigh 5,000 g, 2,716.9 g weigh 3,000 g.
  test.each([
    [1000, [800, 1800]],
    [2716, [800, 1800]],
    [2718, [800, 2700]],
    [4603, [800, 2700]],
    [4605, [1400, 2700]],
    [14_000, [2000, 5400]],
  ])("of %i g of goods", (grams, costs) => {
    expect(ways(16, 1, grams).map(({ cost }) => cost)).toEqual(costs);
  });

  test("ships free by the shop's rules all the same, and by Express at its weight", () => {
    expect(ways(16, 1, 14_000, 10_000).map(({ cost }) => cost)).toEqual([0, 5400]);
    expect(ways(1, 1, 14_000).map(({ cost }) => cost)).toEqual([0, 5400]);
  });

  // With padding and box 23,471 g of goods weigh 25,000 g, one more gram 25,001 g: five steps of $6.00 above $8.00.
  test.each([
    ["what ships free from its subtotal", 16, 23_471, 0],
    ["what ships free from its subtotal, a gram too heavy", 16, 23_472, 3800],
    ["what always ships free", 1, 23_471, 0],
    ["what always ships free, a gram too heavy", 1, 23_472, 3800],
  ])("is free up to 25 kg: %s", (_what, productId, grams, cost) => {
    expect(ways(productId, 1, grams, 10_000)[0]?.cost).toBe(cost);
    expect(tooHeavyText(catalogue, jobOf(1, grams).goods)).toBe(
      cost === 0
        ? null
        : "Shipping is free up to 25 kg. This weighs about 26 kg, and goes at the courier’s price.",
    );
  });

  test("is free at any weight by a catalogue that has no limit", () => {
    const old = changedCatalogue(({ shop }) => (shop.freeShippingUpToGrams = null));
    const [standard] = shippingChoices(
      old,
      { productId: 16, finishingId: null },
      10_000,
      monday,
      jobOf(1, 90_000),
    );
    expect(standard?.cost).toBe(0);
    expect(tooHeavyText(old, jobOf(1, 90_000).goods)).toBeNull();
    expect([freeWeightText(null), freeWeightText(25_000)]).toEqual(["", ", up to a parcel of 25 kg"]);
  });
});

test("free from the shop's subtotal on, no parcel costs the shop more than a sixth of what is in it", () => {
  const { freeShippingFrom } = catalogueDocument.shop;
  const paid = changedCatalogue(({ shop, products }) => {
    shop.freeShippingFrom = Number.MAX_SAFE_INTEGER;
    for (const product of products) product.freeShipping = false;
  });
  fc.assert(
    fc.property(arbitraryVisit(paid), ({ selection }) => {
      const jobAt = jobsOf(paid, selection);
      for (const { price, quantity } of priceTable(paid, selection, monday.date)) {
        if (price < freeShippingFrom) continue;
        const [standard] = shippingChoices(paid, selection, price, monday, jobAt(quantity));
        expect(standard!.cost).toBeLessThanOrEqual(price / 6);
      }
    }),
    { numRuns: 300 },
  );
});
