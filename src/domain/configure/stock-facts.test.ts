import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "./address/address.ts";
import { offersFor } from "./offers.ts";
import { scopeOf } from "./scope.ts";
import { stockFactsOf } from "./stock-facts.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function factsOf(page: string, query: string) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  return stockFactsOf(catalogue, readAddress(catalogue, scope, new URLSearchParams(query))).map(
    ({ name }) => name,
  );
}

test.each([
  ["paper-stickers", "product=art-paper", ["Food packaging, outside only"]],
  [
    "paper-stickers",
    "product=art-paper&finishing=uncoated",
    ["Can be written on", "Food packaging, outside only"],
  ],
  [
    "paper-stickers",
    "product=art-paper&premium=glossy-lamination",
    ["Food packaging, outside only", "Splash-proof"],
  ],
  [
    "vinyl-stickers",
    "product=pvc-vinyl&adhesive=freezer-grade",
    ["Waterproof", "Fridge", "Outdoors 2-5 years", "Food packaging, outside only", "Freezer"],
  ],
  ["swing-tags", "material=vintage-kraft-300gsm", ["Can be written on"]],
])("%s?%s is fit for", (page, query, facts) => {
  expect(factsOf(page, query)).toEqual(facts);
});

test("every product to choose from says what its stock is fit for", () => {
  const scope = scopeOf(catalogue.featuredItemBySlug.get("vinyl-stickers")!);
  const selection = readAddress(catalogue, scope, new URLSearchParams("product=pvc-vinyl"));
  const facts = new Map(offersFor(catalogue, scope, selection).products.map((row) => [row.slug, row.facts]));
  expect(facts.get("pvc-vinyl")).toEqual([
    "Waterproof",
    "Fridge",
    "Outdoors 2-5 years",
    "Food packaging, outside only",
  ]);
  expect(facts.get("hologram")).toEqual(["Waterproof"]);
});
