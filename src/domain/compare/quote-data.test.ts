import { expect, test } from "vitest";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { quoteData } from "./quote-data.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function configure(page: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(page)!), new URLSearchParams(query));
}

test("quote data are the wire names of the form: ids and counts as numbers, a size as text, features by side", () => {
  const selection = configure("swing-tags", "sides=both-sides&size=90x55&quantity=500&kinds=3");
  const data = quoteData(catalogue, selection);
  expect(data).toMatchObject({
    product_id: 18,
    printed_side_id: 2,
    size: "90x55",
    width: 90,
    height: 55,
    quantity: 500,
    kinds: 3,
    na: selection.printFeatures.na,
    front: selection.printFeatures.front,
    back: selection.printFeatures.back,
  });
});

test("a number that was typed stands under its own name", () => {
  const data = quoteData(catalogue, configure("paper-stickers", "quantity=custom&custom_quantity=350"));
  expect(data).toMatchObject({ quantity: "custom", custom_quantity: 350 });
});

test("words to be cut stay text, also where they are digits", () => {
  const number = letteringSelection({ text: "007" });
  expect(quoteData(letteringCatalogue, number)).toMatchObject({ text: "007", use_creation_tool: "yes" });
});
