import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { fasterOf, shippingChoices } from "./shipping-choices.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const monday = { date: "2026-11-23", afterCutOff: false };
function waysOf(productId: number) {
  return shippingChoices(catalogue, { productId, finishingId: null }, 100, monday);
}

test("Express comes before Standard", () => {
  expect(fasterOf(waysOf(16))).toMatchObject({ method: "Express", delivery: "2026-11-27" });
});

test("nothing comes before the only way, nor before no way at all", () => {
  expect(fasterOf(waysOf(6))).toBeNull();
  expect(fasterOf([])).toBeNull();
});

test("a second way that is no earlier is not the faster one", () => {
  expect(fasterOf(waysOf(16).toReversed())).toBeNull();
});
