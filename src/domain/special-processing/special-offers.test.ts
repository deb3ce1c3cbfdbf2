import { describe, expect, test } from "vitest";
import { formOf, onSupply, scope, special, tick, tickOption } from "#tests/support/bodies/special-form.ts";
import { specialScope } from "./special-catalogue.ts";
import type { SpecialChange } from "./special-form.ts";
import { specialOffers } from "./special-offers.ts";

function offers(productId: number, ...changes: readonly SpecialChange[]) {
  return specialOffers(special, scope, formOf(productId, ...changes));
}
function disabledSupplies(productId: number) {
  return offers(productId)
    .supplies.filter(({ disabled }) => disabled !== null)
    .map(({ id }) => id);
}
function disabledProcessings(productId: number, ...changes: readonly SpecialChange[]) {
  return offers(productId, ...changes)
    .processings.filter(({ disabled }) => disabled !== null)
    .map(({ id }) => id);
}

test("products 9 and 23 are hidden from the product list", () => {
  const ids = offers(1).products.map(({ id }) => id);
  expect(ids).not.toContain(9);
  expect(ids).not.toContain(23);
  expect(ids).toContain(8);
  expect(ids).toContain(22);
  expect(specialScope(special, { productIds: [1, 2, 9], onlySupplyIds: [9] })).toEqual({
    productIds: [1, 2],
    onlySupplyIds: null,
    defaultSupplyId: undefined,
  });
});

describe("labels", () => {
  test.each([
    [7, "Material"],
    [8, "Material"],
    [1, "Finishing"],
    [13, "Finishing"],
  ])("the finishing of product %i is called %s", (productId, label) => {
    expect(offers(productId).finishingLabel).toBe(label);
  });

  test.each([3, 5, 6, 8])("supply %i asks the Sheet Size", (supplyId) => {
    expect(offers(1, onSupply(supplyId)).sizeLabel).toBe("Sheet Size");
  });

  test.each([1, 2, 4, 9])("supply %i asks the Size", (supplyId) => {
    expect(offers(1, onSupply(supplyId)).sizeLabel).toBe("Size");
  });

  test("the number of cuts is asked by the multi-cut sheet, the stickers per sheet by the counted one", () => {
    expect(offers(1, onSupply(5))).toMatchObject({ asksCuts: true, asksStickersPerSheet: false });
    expect(offers(1, onSupply(8))).toMatchObject({ asksCuts: false, asksStickersPerSheet: true });
  });
});

describe("disabling rules, each with its reason", () => {
  test.each([14, 15])("supply 6 is disabled for product %i", (productId) => {
    expect(disabledSupplies(productId)).toContain(6);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 11, 14, 15])("supply 7 is disabled for product %i", (productId) => {
    expect(disabledSupplies(productId)).toContain(7);
  });

  test("for the Hologram supply 7 is not there at all; where it is sold it is enabled", () => {
    expect(offers(13).supplies.map(({ id }) => id)).toEqual([1, 2, 3, 5, 8, 6]);
    expect(disabledSupplies(22)).toEqual([]);
    expect(offers(22).supplies.map(({ id }) => id)).toContain(7);
  });

  test.each([
    [1, [6]],
    [2, [6]],
    [3, []],
    [4, [6]],
    [5, []],
    [6, [6]],
    [7, [5, 6, 7]],
    [8, [5, 6, 7]],
    [12, [5]],
    [13, []],
    [14, [5]],
    [15, []],
    [22, []],
  ])("product %i has special processings %j disabled", (productId, ids) => {
    expect(disabledProcessings(productId)).toEqual(ids);
  });

  test.each([7, 8])(
    "special processing 6 of product %i waits for finishing 6, and is unticked without it",
    (productId) => {
      const clear = { field: "finishing", id: 6 } as const;
      expect(disabledProcessings(productId, clear)).toEqual([5, 7]);
      expect(formOf(productId, clear, tick(6)).processings).toEqual([{ processingId: 6, optionIds: [] }]);
      expect(formOf(productId, clear, tick(6), { field: "finishing", id: 4 }).processings).toEqual([]);
      expect(offers(productId).processings.find(({ id }) => id === 6)?.disabled).toBe(
        "White ink is for clear film: choose the material Transparent Vinyl.",
      );
    },
  );

  test("a disabled one cannot be ticked", () => {
    expect(formOf(8, tick(5)).processings).toEqual([]);
  });
});

describe("sub-options", () => {
  const foil = (...ids: number[]) => formOf(1, tick(5), ...ids.map((id) => tickOption(5, id)));

  test("at most 3 can be ticked; the rest are disabled and say so", () => {
    const three = foil(505, 501, 503);
    expect(three.processings).toEqual([{ processingId: 5, optionIds: [501, 503, 505] }]);
    const options = specialOffers(special, scope, three).processings[0]!.options;
    expect(options.map(({ disabled }) => disabled)).toEqual([
      null,
      "Choose at most 3.",
      null,
      "Choose at most 3.",
      null,
    ]);
    expect(foil(505, 501, 503, 502)).toEqual(three);
  });

  test("where only one is allowed, choosing one unticks the other", () => {
    const emboss = formOf(1, tick(7), tickOption(7, 701), tickOption(7, 702));
    expect(emboss.processings).toEqual([{ processingId: 7, optionIds: [702] }]);
    expect(formOf(1, tick(7), tickOption(7, 701), tickOption(7, 701, false)).processings).toEqual([
      { processingId: 7, optionIds: [] },
    ]);
  });

  test("they go when their special processing is unticked, and wait for it to be ticked", () => {
    expect(formOf(1, tick(5), tickOption(5, 501), tick(5, false)).processings).toEqual([]);
    expect(formOf(1, tickOption(5, 501)).processings).toEqual([]);
  });
});

describe("Premium Coating", () => {
  const second = (id: number) => ({ field: "addon", code: "premium-processing", id }) as const;
  const clear = { field: "finishing", id: 6 } as const;
  const coatings = (productId: number, ...changes: readonly SpecialChange[]) =>
    offers(productId, ...changes).coatings.map(({ name }) => name);

  test("appears for the Hologram product with the second premium processing", () => {
    expect(coatings(13, second(48))).toEqual(["None", "UV Gloss Coating", "Soft Touch Coating"]);
    expect(coatings(13)).toEqual([]);
    expect(coatings(13, second(50))).toEqual([]);
  });

  test("and for the finishings 6 and 7, not for others", () => {
    expect(coatings(8, clear, second(48))).toHaveLength(3);
    expect(coatings(14, { field: "finishing", id: 7 }, second(48))).toHaveLength(3);
    expect(coatings(8, second(48))).toEqual([]);
  });

  test("starts with the first, keeps what is chosen, and goes with its reason", () => {
    const chosen = formOf(13, second(48), { field: "coating", id: 3 });
    expect(formOf(13, second(48)).coatingId).toBe(1);
    expect(chosen.coatingId).toBe(3);
    expect(formOf(13, second(48), { field: "coating", id: 3 }, second(47)).coatingId).toBeNull();
    expect(formOf(1, { field: "coating", id: 3 }).coatingId).toBeNull();
  });
});
