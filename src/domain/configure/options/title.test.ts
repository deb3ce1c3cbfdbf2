import { expect, test } from "vitest";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "../address/address.ts";
import { scopeOf } from "../scope.ts";
import { titleOf } from "./title.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function configured(slug: string, query: string, from = catalogue) {
  return readAddress(from, scopeOf(from.featuredItemBySlug.get(slug)!), new URLSearchParams(query));
}

test.each([
  ["paper-stickers", "product=art-paper", "Art paper stickers, die cut, 50 mm circle"],
  [
    "paper-stickers",
    "product=kraft-paper&supply=2&shape=3&size=custom&width=50&height=75",
    "Kraft paper stickers, kiss cut, 50 x 75 mm oval",
  ],
  ["vinyl-stickers", "product=pvc-vinyl&shape=5", "PVC vinyl stickers, die cut, 50 x 50 mm custom shape"],
  ["roll", "product=art-paper", "Art paper roll labels, 50 mm circle"],
  ["standard-business-card", "", "Standard business cards, 90 x 55 mm"],
  ["premium-business-card", "material=3", "Premium business cards, Vintage Kraft 300gsm, 90 x 55 mm"],
  ["royal-extra-white-400gsm", "", "Royal extra white 400gsm cards, 90 x 55 mm"],
  ["dome", "", "Dome stickers, die cut, 30 mm circle"],
])("a configured product of %s is called what it is: %s", (slug, query, title) => {
  expect(titleOf(catalogue, configured(slug, query))).toBe(title);
});

test("a sheet's size is the sheet's, and the shape is that of its stickers", () => {
  const sheets = configured("paper-stickers", "product=1&supply=5&shape=4&size=custom&width=105&height=148");
  expect(titleOf(catalogue, sheets)).toBe("Art paper sticker sheets, multi-cut, rectangle, 105 x 148 mm");
});

test("letters have no shape to speak of: it is the only one", () => {
  const letters = configured("vinyl-lettering-designer", "lettering=none&size=custom&width=300&height=80");
  expect(titleOf(catalogue, letters)).toBe("Vinyl lettering, on transfer tape, 300 x 80 mm");
});

test("a size that is not given yet is not said", () => {
  const open = configured("paper-stickers", "product=art-paper&size=custom&width=40");
  expect(titleOf(catalogue, { ...open, size: { ...open.size, heightMm: null } })).toBe(
    "Art paper stickers, die cut, circle",
  );
});

test("every product and every supply of the catalogue has its title", () => {
  for (const { name, title } of catalogueDocument.products) expect(title, name).toBeDefined();
  for (const { name, title } of catalogueDocument.supplies) expect(title, name).toBeDefined();
  for (const { name, noun } of catalogueDocument.shapes) expect(noun, name).toBeDefined();
});

test("a catalogue from before titles says the product's name and the size", () => {
  const before = changedCatalogue((document) => {
    for (const row of [...document.products, ...document.supplies]) delete row.title;
    for (const row of document.shapes) delete row.noun;
  });
  expect(titleOf(before, configured("paper-stickers", "product=art-paper", before))).toBe(
    "Art Paper, 50 x 50 mm",
  );
});
