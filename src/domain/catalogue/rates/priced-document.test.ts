import { describe, expect, test } from "vitest";
import { changedDocument } from "../../../../tests/support/changed-catalogue.ts";
import { catalogueDocument } from "../../../catalogue/catalogue.ts";
import { pricedDocument } from "./priced-document.ts";
import type { PricedDocument } from "./priced.types.ts";

const card = pricedDocument(catalogueDocument);

/** Every charge and margin, doubled or halved. */
const scaled = (part: unknown, costs: number, margins: number): unknown => {
  const walk = (value: unknown, factor: number): unknown => {
    if (typeof value === "number") return value * factor;
    if (Array.isArray(value)) return value.map((one) => walk(one, factor));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        if (name === "charge" || name === "installReady") return [name, walk(field, costs)];
        if (name === "permille") return [name, walk(field, margins)];
        return [name, walk(field, factor)];
      }),
    );
  };
  return walk(part, 1);
};

/** Shares in thousandths: margins between two points of the curve are whole thousandths of the cost, not of each other. */
const roughly = (document: PricedDocument) => ({
  ...document,
  presses: document.presses.map((press) => ({
    ...press,
    shares: press.shares.map((share) => Math.round(share / 1000)),
  })),
});

describe("a rate card", () => {
  test("is the same for a shop that pays half and adds twice as much: neither can be worked out from it", () => {
    const cheap = changedDocument((document) => {
      Object.assign(document, scaled(catalogueDocument, 0.5, 1));
      document.priceRules = scaled(catalogueDocument.priceRules, 0.5, 2) as typeof document.priceRules;
    });
    expect(cheap.supplies[0]!.charge.piece).toBe(catalogueDocument.supplies[0]!.charge.piece / 2);
    expect(cheap.priceRules.margin[0]!.permille).toBe(catalogueDocument.priceRules.margin[0]!.permille * 2);
    expect(roughly(pricedDocument(cheap))).toEqual(roughly(card));
  });

  test("asks more than the shop pays, for everything that is charged", () => {
    for (const [index, supply] of catalogueDocument.supplies.entries()) {
      const { job, piece } = card.supplies[index]!.rates;
      expect(job).toBeGreaterThan(supply.charge.job * 2);
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
      shares.forEach((share, place) => expect(share).toBeLessThanOrEqual(shares[place - 1] ?? 1_000_000));
    }
  });
});
