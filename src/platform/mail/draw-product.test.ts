import sharp from "sharp";
import { expect, test } from "vitest";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { choose } from "#domain/configure/choose.ts";
import { scopeOf, wholeShop } from "#domain/configure/scope.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { drawProduct } from "./draw-product.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function configured(slug: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(slug)!), new URLSearchParams(query));
}

test.each([
  ["paper-stickers", "product=kraft-paper"],
  ["roll", "product=art-paper"],
  ["premium-business-card", ""],
])("a product of %s is a small PNG of three to two, not a blank one", async (slug, query) => {
  const png = await drawProduct(catalogue, configured(slug, query));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 696, height: 495 });
  expect(png.length).toBeLessThan(150_000);
  const { channels } = await sharp(png).stats();
  expect(channels[0]!.stdev).toBeGreaterThan(10);
});

test("behind long words the ground is in its own colours alone", async () => {
  const selection = letteringSelection({
    text: "Kia ora koutou e hoa ma\nWelcome to the best bakery & café\non Cuba Street since 1908\nŌtautahi, Aotearoa",
    font: "playfair-display",
    align: "center",
    size: { by: "width", mm: 900 },
  });
  const png = await drawProduct(letteringCatalogue, selection);
  expect(png.length).toBeLessThan(100_000);
  const aboveTheSheet = { left: 180, top: 60, width: 220, height: 80 };
  const pixels = await sharp(png).removeAlpha().extract(aboveTheSheet).raw().toBuffer();
  const redder = Array.from({ length: pixels.length / 3 }, (_, at) => pixels[3 * at]! - pixels[3 * at + 1]!);
  // The ground is a pale green.
  expect(Math.max(...redder)).toBeLessThanOrEqual(0);
});

test("what only the Special Processing form sells is drawn too", async () => {
  const special = specialCatalogue(catalogue);
  const paper = configured("paper-stickers", "product=kraft-paper");
  const assorted = choose(special, wholeShop(special), paper, { field: "supply", id: 6 });
  expect(assorted.supplyId).toBe(6);
  expect((await drawProduct(catalogue, assorted)).length).toBeGreaterThan(5_000);
});
