import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { plateLabels } from "./plate-labels.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function asked(page: string, query: string) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  return { catalogue, selection: readAddress(catalogue, scope, new URLSearchParams(query)) };
}

const foils = "features_front=111&features_front=114";

test.each([
  [
    "premium-business-card",
    foils,
    ["Silver Foil", "Foil"],
    "Plates besides the inks: gold foil (Foil), silver foil (Silver Foil).",
  ],
  ["premium-business-card", "features_front=101", [], "Plates besides the inks: relief (not in the file)."],
  ["vinyl-stickers", "product=22", ["Gold 871"], "Plates besides the inks: white (below the artwork)."],
  ["vinyl-stickers", "product=22", ["White"], "Plates besides the inks: white (White)."],
  ["vinyl-stickers", "product=13", ["White"], null],
  ["premium-business-card", "", ["Gold Foil"], null],
])("%s?%s of a file in %j", (page, query, spotInks, words) => {
  expect(plateLabels(asked(page, query), "front", plainPage(92, 57, { spotInks }))).toBe(words);
});
