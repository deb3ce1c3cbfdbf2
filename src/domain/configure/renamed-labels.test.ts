import { expect, test } from "vitest";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { optionsOf } from "./options/options-of.ts";
import { featureGroupsOf } from "./options/print-features.ts";
import { settle } from "./options/settle.ts";
import { titleOf } from "./options/title.ts";
import { pieceNoun } from "./piece-noun.ts";
import { wholeShop } from "./scope.ts";

test.each([3, 5, 6, 8])("supply %i sells sheets whatever its size is called", (supplyId) => {
  const renamed = changedCatalogue((document) => {
    for (const supply of document.supplies) supply.sizeLabel = "Size";
  });
  const [product] = catalogueDocument.products.filter((row) =>
    row.supplies.some((supply) => supply.supplyId === supplyId),
  );
  const facts = [compileCatalogue(catalogueDocument, "as it is"), renamed].map((catalogue) => {
    const scope = wholeShop(catalogue);
    const selection = settle(catalogue, scope, { productId: product!.id, supplyId });
    return [
      selection,
      titleOf(catalogue, selection),
      pieceNoun(catalogue, selection, 2),
      optionsOf(catalogue, scope, selection, "shape").map(({ disabled }) => disabled),
    ];
  });
  expect(facts[1]).toEqual(facts[0]);
  expect(facts[0]).toContain("sheets");
});

test.each([
  [131, true],
  [133, false],
])("strings hang on hole %i or not, whatever holes are called", (itemId, offered) => {
  const renamed = changedCatalogue((document) => {
    const holes = document.printFeatures.find((row) => row.code === "punch-holes2")!;
    holes.name = "Eyelets";
    for (const item of holes.items) item.name = `Eyelet ${item.id}`;
  });
  const tag = settle(renamed, wholeShop(renamed), {
    productId: 18,
    printFeatures: { na: [itemId], front: [], back: [] },
  });
  const codes = featureGroupsOf(renamed, tag).map(({ feature }) => feature.code);
  expect(codes.includes("tag-strings")).toBe(offered);
});
