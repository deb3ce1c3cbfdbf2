import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueSlice } from "./use-read-selection.ts";

const { document: sold } = compileCatalogue(catalogueDocument, "test");
const document = JSON.stringify(sold);

test("a page whose data arrive again keeps its catalogue, so that nothing is derived anew", () => {
  const first = catalogueSlice({ document, version: "spring" });
  expect(first.products.get(1)).toEqual(sold.products.find(({ id }) => id === 1));
  expect(catalogueSlice({ document: `${document}`, version: "spring" })).toBe(first);
});

test("the same goods under a new version are that version's", () => {
  const old = catalogueSlice({ document, version: "spring" });
  const next = catalogueSlice({ document, version: "summer" });
  expect([old.version, next.version]).toEqual(["spring", "summer"]);
});
