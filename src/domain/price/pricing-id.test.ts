import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { settle } from "#domain/configure/options/settle.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { pricingIdPrefix } from "./pricing-id.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

test("a price is the same one whatever is printed", () => {
  const artwork = { files: ["aaaaaaaaaaa1"], setNames: ["Plum"] };
  const plain = settle(catalogue, wholeShop(catalogue), { productId: 1 });
  const own = settle(catalogue, wholeShop(catalogue), { productId: 1, artwork });
  expect(own.artwork).toEqual(artwork);
  expect(pricingIdPrefix("test", own)).toBe(pricingIdPrefix("test", plain));
});
