import { describe, expect, test } from "vitest";
import { catalogueDocument } from "../../catalogue/catalogue.ts";
import { compileCatalogue } from "../catalogue/catalogue.ts";
import { isFreeShipping, shippingChoices, turnaroundText } from "./shipping-choices.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const monday = { date: "2026-11-23", afterCutOff: false };

const PRICE = 4300;
const offersOf = (productId: number, finishingId: number | null, price = PRICE) =>
  shippingChoices(catalogue, { productId, finishingId }, price, monday);

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
