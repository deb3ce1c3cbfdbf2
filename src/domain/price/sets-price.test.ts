import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { costsOf } from "./cost/cost-of.ts";
import { priceOf, priceTable } from "./price-table.ts";
import { priceOfSets, tierPrices } from "./sets-price.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const DAY = "2027-03-10";
const paper = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);

function labels(query: string, sold = catalogue) {
  return readAddress(sold, paper, new URLSearchParams(`size=75x75&${query}`));
}

const quantities = [100, 200, 500];
const one = [5_000, 8_000, 15_000];
const together = (sets: number, furtherSet: number | null) =>
  tierPrices(quantities, one, sets, furtherSet).together?.prices ?? null;

describe("sets that are made together", () => {
  test("are one run of all pieces, and so much for each further design", () => {
    // 2 x 100 = 200: 80.00 + 6.00. 2 x 200 = 400, two thirds from 200 to 500: 126.67 + 6.00. 2 x 500: twice 150.00 + 6.00, so 300.00.
    expect(together(2, 600)).toEqual([8_600, 13_267, 30_000]);
    // 5 x 100 = 500: 150.00 + 4 x 6.00. 5 x 200: 1,000 at 30 c each, 300.00 + 24.00.
    expect(together(5, 600)?.slice(0, 2)).toEqual([17_400, 32_400]);
  });

  test("of an own quantity are the run of theirs, which is never dearer in one design", () => {
    // 2 x 150 = 300, a third of the way from 200 to 500: 103.33 + 6.00; not halfway from 86.00 to 132.67.
    expect(priceOfSets(quantities, tierPrices(quantities, one, 2, 600), 150)).toBe(10_933);
  });

  test("never cost more than one by one, and one set costs what it does", () => {
    expect(together(2, 9_000)).toEqual([10_000, 16_000, 30_000]);
    expect(together(1, 600)).toBeNull();
    expect(together(3, null)).toBeNull();
  });

  test("are multiplied where the product has no price for a further design", () => {
    const tiers = tierPrices(quantities, one, 3, null);
    expect(priceOfSets(quantities, tiers, 200)).toBe(24_000);
    // A third of the way from 200 to 500: 103.33 each.
    expect(priceOfSets(quantities, tiers, 300)).toBe(30_999);
    expect(priceOfSets(quantities, tiers, 600)).toBeNull();
  });

  test("are fair at every tier: more never costs less, nor more each", () => {
    const rising = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        rising,
        rising,
        fc.integer({ min: 2, max: 99 }),
        fc.nat(5_000),
        (steps, costs, sets, further) => {
          const tiers = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step, 0));
          // A price each that falls from tier to tier, and a total that does not.
          const prices: number[] = [];
          tiers.forEach((tier, at) => {
            const before = prices[at - 1] ?? 0;
            const most = at === 0 ? 100 * tier : Math.floor((before * tier) / (tiers[at - 1] ?? 1));
            prices.push(Math.min(most, before + (costs[at] ?? 7) * 50));
          });
          const all = tierPrices(tiers, prices, sets, further).together?.prices ?? [];
          all.slice(1).forEach((price, at) => {
            expect(price).toBeGreaterThanOrEqual(all[at] ?? 0);
            expect(price * (tiers[at] ?? 0)).toBeLessThanOrEqual((all[at] ?? 0) * (tiers[at + 1] ?? 0));
          });
        },
      ),
    );
  });
});

describe("paper stickers in several designs", () => {
  test("cost one run and $6.00 for each further design, line by line", () => {
    // 500 of one design: $282.00.
    const row = priceOf(catalogue, labels("quantity=100&kinds=5"), DAY)!;
    const run = priceOf(catalogue, labels("quantity=500"), DAY)!;
    expect([run.price, row.price]).toEqual([28_200, 30_600]);
    expect(row.lines.at(-1)).toEqual({
      code: "designs",
      label: "4 more designs: files and plates",
      amount: 2_400,
    });
    expect(row.lines.slice(0, -1)).toEqual(run.lines);
  });

  test("beyond the last tier each piece costs what it does there", () => {
    const last = priceTable(catalogue, labels("quantity=100"), DAY).at(-1)!;
    const row = priceTable(catalogue, labels("quantity=100&kinds=3"), DAY).at(-1)!;
    expect(row.price).toBe(last.price * 3);
  });

  test("take a promotion on the further designs, too", () => {
    // Summer in kraft: 15% off, also of 2 x $6.00.
    const row = priceOf(catalogue, labels("product=kraft-paper&quantity=100&kinds=3"), "2026-12-10")!;
    expect(row.lines.at(-1)).toMatchObject({ code: "designs", amount: 1_020 });
    const usual = priceOf(catalogue, labels("product=kraft-paper&quantity=100&kinds=3"), DAY)!;
    expect(row.originalPrice).toBe(usual.price);
  });

  test("cost the shop one run, and a further design without the margin on set-up", () => {
    // $6.00 at a margin of 4.
    const atCost = compileCatalogue(documentAtCost(catalogueDocument), "test");
    const costs = (query: string) => costsOf(atCost, labels(query, atCost))!;
    expect(costs("quantity=100&kinds=5")(100).total).toBe(costs("quantity=500")(500).total + 4 * 150);
  });

  test("of a catalogue that says nothing of it cost as many times one", () => {
    const products = catalogueDocument.products.map((product) => ({ ...product, furtherSetPrice: null }));
    const before = compileCatalogue({ ...catalogueDocument, products }, "before");
    const price = (query: string) => priceOf(before, labels(query, before), DAY)!.price;
    expect(price("quantity=100&kinds=5")).toBe(5 * price("quantity=100"));
  });
});
