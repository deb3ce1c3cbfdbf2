import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { chosenPanel } from "./product-info.ts";
import { productInfoOf } from "./product-info-content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function infoOf(...productIds: number[]) {
  return productInfoOf(catalogue, shopContent, { tabLayout: "product" }, productIds);
}
function slugs(...productIds: number[]) {
  return infoOf(...productIds).panels.map(({ slug }) => slug);
}

test("products 10, 11 and 12 hide their info, the others of a page show theirs", () => {
  expect(slugs(10, 11, 12)).toEqual([]);
  expect(slugs(12, 15)).toEqual(["custom-decals"]);
});

test("a card type tells about the stocks it is printed on, each once", () => {
  expect(slugs(16)).toEqual(["standard-matte-250gsm"]);
  expect(slugs(18, 19, 20, 21)).toEqual([
    "standard-matte-250gsm",
    "royal-extra-white-400gsm",
    "vintage-kraft-300gsm",
  ]);
});

test("the stocks are compared where a card stock is told about, and only there", () => {
  expect(infoOf(16).stocks).toHaveLength(3);
  expect(infoOf(1, 2).stocks).toEqual([]);
});

test.each([
  ["of its product", [1, 2, 5], { productId: 5, materialId: null }, "kraft-paper"],
  ["of its card stock", [17], { productId: 17, materialId: 3 }, "vintage-kraft-300gsm"],
  [
    "of the card stock, whatever product is named after another",
    [18, 19, 20, 21],
    { productId: 20, materialId: 2 },
    "royal-extra-white-400gsm",
  ],
  ["the first where it has none", [1, 2], { productId: 11, materialId: null }, "art-paper"],
])("a selection is about the panel %s", (_which, productIds, chosen, slug) => {
  expect(chosenPanel(infoOf(...productIds).panels, chosen)?.slug).toBe(slug);
});

test("a product's only finish looks as the product does", () => {
  const looks = infoOf(1, 5, 6).panels.map(({ finishes }) => finishes.map(({ appearance }) => appearance));
  expect(looks).toEqual([["gloss", "matte", "uncoated"], ["kraft"], ["embossed"]]);
});
