import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { infoModalsOf } from "./info-modals.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function modalsOf(...productIds: number[]) {
  return new Set(Object.keys(infoModalsOf(catalogue, shopContent, productIds)));
}

/** content-and-lettering.md 2.2. */
test.each([
  ["paper", [1, 2], ["classic-paper", "thomson-shape", "multicut", "roll", "premium-coating", "quantity"]],
  ["a dome", [23], ["quantity"]],
  ["cards", [16], ["quantity"]],
])("of %s these are explained", (_goods, productIds, codes) => {
  expect(modalsOf(...productIds)).toEqual(new Set(codes));
});

test("each has words and a picture that says what is seen", () => {
  for (const modal of Object.values(infoModalsOf(catalogue, shopContent, [1, 2]))) {
    expect(modal.paragraphs).toHaveLength(2);
    expect(modal.picture.words.length).toBeGreaterThan(15);
  }
});
