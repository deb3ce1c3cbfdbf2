import { expect, test } from "vitest";
import { changedCatalogue } from "#tests/support/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { optionsOf } from "./options/options-of.ts";
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
