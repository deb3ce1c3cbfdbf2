import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "./choose.ts";
import { defaultSelection } from "./default-selection.ts";
import { pieceNoun } from "./piece-noun.ts";
import { scopeOf } from "./scope.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function opened(slug: string) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(slug)!);
  return { scope, selection: defaultSelection(catalogue, scope) };
}

test.each([
  ["paper-stickers", 10, "stickers"],
  ["paper-stickers", 1, "sticker"],
  ["decals", 2, "decals"],
  ["premium-business-card", 50, "cards"],
  ["swing-tags", 200, "tags"],
])("the price of %s for %i says %s", (slug, count, noun) => {
  expect(pieceNoun(catalogue, opened(slug).selection, count)).toBe(noun);
});

test("where whole sheets are sold the price is for so many sheets", () => {
  const { scope, selection } = opened("paper-stickers");
  const sheets = choose(catalogue, scope, selection, { field: "supply", id: 3 });
  expect(pieceNoun(catalogue, sheets, 25)).toBe("sheets");
});
