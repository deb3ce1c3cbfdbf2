import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { calculate } from "./calculation.ts";
import { marginOn } from "./margin.ts";
import { nearestSold } from "./nearest-sold.ts";

const sold = compileCatalogue(catalogueDocument, "test");
const atCost = compileCatalogue(documentAtCost(catalogueDocument), "test");
const scope = wholeShop(sold);
const ON = "2027-03-10";

const configured = (query: string) => readAddress(sold, scope, new URLSearchParams(query));
const calculated = (query: string) => calculate(sold, atCost, configured(query), ON);
const rowOf = (query: string, pieces: number) =>
  calculated(query).rows.find(({ quantity }) => quantity === pieces);

describe("what a selection costs", () => {
  test("is its charges without margins, part by part beside the price", () => {
    // 50 tags: 316 c to set up; 0.3429 m2 at 140 c of stock and 165 c of printing: 420.58 c. Sold at the smallest order, $14.00.
    const { rows, parts } = calculated("product=swing-tags&quantity=50");
    expect(rows.find(({ quantity }) => quantity === 50)).toEqual({ quantity: 50, price: 1400, cost: 421 });
    expect(parts).toEqual([
      { label: "Proof, set-up and packing", price: 1266, cost: 316 },
      { label: "Material", price: 62, cost: 48 },
      { label: "Printing", price: 72, cost: 57 },
    ]);
  });

  test("counts every set, and any number of pieces, also one that is not sold", () => {
    expect(rowOf("product=swing-tags&quantity=50&kinds=3", 50)).toMatchObject({ price: 4200, cost: 1263 });
    // 7 tags: 316 c and 0.048006 m2 at 305 c.
    expect(rowOf("product=swing-tags&quantity=7", 7)).toEqual({ quantity: 7, price: null, cost: 331 });
  });

  test("is no more than what is asked, at every tier of what a page opens with", () => {
    const rows = catalogueDocument.products.flatMap(({ slug }) => calculated(`product=${slug}`).rows);
    expect(rows.filter(({ price }) => price !== null).length).toBeGreaterThan(100);
    expect(rows.filter(({ price, cost }) => price !== null && price < (cost ?? Infinity))).toEqual([]);
  });
});

describe("a size that is not sold", () => {
  test("has a cost where the press takes it, and the nearest that is sold has a price", () => {
    const asked = configured("product=art-paper&size=custom&width=430&height=290&quantity=100");
    const { rows } = calculate(sold, atCost, asked, ON);
    const row = rows.find(({ quantity }) => quantity === 100);
    expect(row?.price).toBeNull();
    expect(row?.cost).toBeGreaterThan(0);
    const near = nearestSold(sold, scope, asked);
    expect(near.size.widthMm).toBeLessThan(430);
    const priced = calculate(sold, atCost, near, ON).rows.find(({ quantity }) => quantity === 100);
    expect(priced?.price).toBeGreaterThan(0);
  });

  test("has no figure at all where no press takes it", () => {
    const { rows, parts } = calculated("product=art-paper&size=custom&width=900&height=900&quantity=100");
    expect(rows.every(({ price, cost }) => price === null && cost === null)).toBe(true);
    expect(parts).toEqual([]);
  });

  test("more pieces than are sold cost more, and the most that are sold have a price", () => {
    const asked = configured("product=swing-tags&quantity=900000");
    const near = nearestSold(sold, scope, asked).quantity.pieces ?? 0;
    const { rows } = calculate(sold, atCost, asked, ON);
    const [most, more] = [near, 900_000].map((pieces) => rows.find(({ quantity }) => quantity === pieces));
    expect(more?.price).toBeNull();
    expect(more?.cost).toBeGreaterThan(most?.cost ?? Infinity);
    expect(most?.price).toBeGreaterThan(0);
  });
});

test.each([
  [1500, 900, 600, 400],
  [800, 1000, -200, -250],
  [0, 300, -300, 0],
])("of %i cents at a cost of %i there are %i left, %i thousandths", (price, cost, amount, permille) => {
  expect(marginOn(price, cost)).toEqual({ amount, permille });
});
