import { expect, test } from "vitest";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";

const shop = sharedShop();

function get(slug: string) {
  return openBrowser(shop.app).get(`quote/get/special-processing?slug=${slug}`);
}

test("the roll page's form chooses from its products on every supply, special ones included", async () => {
  const answer = await get("roll");
  expect(answer.statusCode).toBe(200);
  const { version, document } = answer.json().data;
  expect(version).toBe(shop.services.catalogue.current().version);
  const slice = document as PricedDocument;
  expect(slice.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7, 11]);
  expect(slice.products[0]?.supplies.map(({ supplyId }) => supplyId)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(slice.products[1]?.specialProcessing.extraSupplies.map(({ supplyId }) => supplyId)).toEqual([6, 7]);
  expect(slice.specialProcessings.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10]);
});

test("an unknown featured item is not found", async () => {
  expect((await get("nothing")).statusCode).toBe(404);
});
