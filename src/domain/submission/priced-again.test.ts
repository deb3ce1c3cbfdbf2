import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { pricedAgain } from "./priced-again.ts";

const day = "2026-11-20";
const catalogue = compileCatalogue(catalogueDocument, "test");
function configure(page: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(page)!), new URLSearchParams(query));
}

const kraft = configure("paper-stickers", "product=kraft-paper&size=75x50&quantity=200");

test("what was configured has the price of its day, whatever it was", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ selection }) => {
      const price = priceOf(catalogue, selection, day)?.price ?? null;
      const again = pricedAgain(catalogue, selection, day);
      expect(again.ok ? again.row.price : null).toBe(price === 0 ? null : price);
    }),
    { numRuns: 200 },
  );
});

test("a dearer catalogue makes it dearer", () => {
  const dear = changedCatalogue(({ products }) => {
    for (const product of products) product.minimumCharge = 900_000;
  });
  const again = pricedAgain(dear, kraft, day);
  expect(again.ok && again.row.price).toBe(900_000);
});

test("a product that is no longer sold says so", () => {
  const less = changedCatalogue((document) => {
    document.products = document.products.filter(({ id }) => id !== kraft.productId);
  });
  expect(pricedAgain(less, kraft, day)).toEqual({ ok: false, why: "We no longer make this product." });
});

test("a choice that is no longer offered says so", () => {
  expect(pricedAgain(catalogue, { ...kraft, finishingId: 9999 }, day)).toEqual({
    ok: false,
    why: "The finishing you chose is no longer offered. Change the options or remove it.",
  });
});

test("a quantity below the first tier is refused in the form's words", () => {
  const few = { ...kraft, quantity: { custom: true, pieces: 1 } };
  expect(pricedAgain(catalogue, few, day)).toEqual({
    ok: false,
    why: "* Please enter quantity greater than 10.",
  });
});

test("words whose letters are too small have a price on their page, but are not ordered: that is said", () => {
  const small = letteringSelection({ text: "Kia ora", size: { by: "height", mm: 20 } });
  expect(priceOf(letteringCatalogue, small, day)?.price).toBeGreaterThanOrEqual(1300);
  expect(pricedAgain(letteringCatalogue, small, day)).toEqual({
    ok: false,
    why: expect.stringContaining("at least 10 mm is needed"),
  });
});
