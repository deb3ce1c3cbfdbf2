import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { pressOf } from "../press-layouts.ts";
import { quotedSelection } from "../quoted-selection.ts";
import { listedSelections } from "./listed-selections.ts";

const ON = "2027-03-10";
const sold = compileCatalogue(catalogueDocument, "test");
const selections = listedSelections(sold);

test("every product is looked at on every supply, in every listed size", () => {
  expect(selections.length).toBeGreaterThan(600);
  expect(new Set(selections.map(({ productId }) => productId)).size).toBe(catalogueDocument.products.length);
});

test.each([4001, 4100, 4444, 5210])(
  "the highest margin of the sheet press is %i thousandths: no price on another press moves",
  (permille) => {
    const changed = changedCatalogue(({ presses }) => {
      for (const press of presses) if (press.code === "digital-sheet") press.margins![0]!.permille = permille;
    });
    const others = selections.filter((selection) => pressOf(sold, selection).code !== "digital-sheet");
    expect(others.length).toBeGreaterThan(100);
    const pricesIn = (catalogue: typeof sold) =>
      others.map((selection) => quotedSelection(catalogue, selection, ON)?.prices);
    expect(pricesIn(changed)).toEqual(pricesIn(sold));
  },
);
