import { describe, expect, test } from "vitest";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { pricedDocument } from "./priced-document.ts";

const card = pricedDocument(catalogueDocument);

/** Every charge and margin, doubled or halved. */
function scaled(part: unknown, costs: number, margins: number): unknown {
  const walk = (value: unknown, factor: number): unknown => {
    if (typeof value === "number") return value * factor;
    if (Array.isArray(value)) return value.map((one) => walk(one, factor));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        if (name === "charge" || name === "installReady") return [name, walk(field, costs)];
        if (name === "permille" || name === "setupPermille") return [name, walk(field, margins)];
        return [name, walk(field, factor)];
      }),
    );
  };
  return walk(part, 1);
}

describe("a rate card", () => {
  test("is the same for a shop that pays half and adds twice as much: neither can be worked out from it", () => {
    const cheap = changedDocument((document) => {
      const { coupons } = document;
      Object.assign(document, scaled(catalogueDocument, 0.5, 2), { coupons });
    });
    expect(cheap.supplies[0]!.charge.piece).toBe(catalogueDocument.supplies[0]!.charge.piece / 2);
    expect(cheap.priceRules.setupPermille).toBe(catalogueDocument.priceRules.setupPermille! * 2);
    expect(pricedDocument(cheap)).toEqual(card);
  });

  test("asks more than the shop pays, for everything that is charged", () => {
    for (const [index, supply] of catalogueDocument.supplies.entries()) {
      const { job, piece } = card.supplies[index]!.rates;
      expect(job).toBeGreaterThan(supply.charge.job);
      expect(piece).toBeGreaterThan(supply.charge.piece);
    }
  });

  test("names a share for every tier of the shop, and a larger tier never has a larger one", () => {
    const { tiers } = card.priceRules;
    const sold = catalogueDocument.products.flatMap(({ quantities, supplies }) => [
      ...(quantities ?? []),
      ...supplies.flatMap((supply) => supply.quantities),
    ]);
    expect(new Set(tiers)).toEqual(new Set(sold));
    for (const { shares } of card.presses) {
      expect(shares).toHaveLength(tiers.length);
      shares.forEach((share, place) => expect(share).toBeLessThanOrEqual(shares[place - 1] ?? 1_000_000_000));
    }
  });
});
