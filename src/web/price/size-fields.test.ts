import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { priceFormMessage } from "./size-fields.tsx";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = { productIds: [1], onlySupplyIds: null };

/** Die cut art paper is made from 20 x 15 to 420 x 297 mm. */
test.each([
  [14, 50, "※ Width or height must not be below 15mm."],
  [900, 900, "※ It is a special size."],
  [null, 50, "Please enter width."],
])("content-and-lettering.md 5: a size of %s x %s mm says: %s", (widthMm, heightMm, message) => {
  const selection = choose(catalogue, scope, defaultSelection(catalogue, scope), {
    field: "customSize",
    widthMm,
    heightMm,
  });
  expect(check(catalogue, selection).map(priceFormMessage)).toEqual([message]);
});
