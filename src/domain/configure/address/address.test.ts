import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "../check.ts";
import { defaultSelection } from "../default-selection.ts";
import { settle } from "../options/settle.ts";
import { scopeOf } from "../scope.ts";
import { selectionToWire } from "../wire/selection-to-wire.ts";
import { readAddress, writeAddress } from "./address.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const visits = arbitraryVisit(catalogue);
const paper = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const swingTags = scopeOf(catalogue.featuredItemBySlug.get("swing-tags")!);

function read(query: string, scope = paper) {
  return readAddress(catalogue, scope, new URLSearchParams(query));
}

test("an address leads back to exactly the selection it was written from", () => {
  fc.assert(
    fc.property(visits, ({ scope, start, selection }) => {
      const query = writeAddress(catalogue, scope, selection, start);
      expect(readAddress(catalogue, scope, new URLSearchParams(query), start)).toEqual(selection);
    }),
    { numRuns: 500 },
  );
});

test("the page's own default needs no query", () => {
  expect(writeAddress(catalogue, paper, defaultSelection(catalogue, paper))).toBe("");
});

test("an address reads like words", () => {
  const selection = read(
    "product=kraft-paper&size=custom&width=62&height=41&quantity=custom&custom_quantity=350",
  );
  expect(writeAddress(catalogue, paper, selection)).toBe(
    "product=kraft-paper&size=custom&width=62&height=41&quantity=custom&custom_quantity=350",
  );
});

test("wire names and ids are read as well, where nothing is left empty", () => {
  fc.assert(
    fc.property(visits, ({ scope, selection }) => {
      fc.pre(check(catalogue, selection).every((issue) => issue.code !== "missing"));
      expect(readAddress(catalogue, scope, selectionToWire(catalogue, selection))).toEqual(selection);
    }),
    { numRuns: 300 },
  );
});

const names = fc.constantFrom(
  ..."product supply shape finishing adhesive material sides colour premium orientation addon install".split(
    " ",
  ),
  ..."cuts per_sheet size width height quantity custom_quantity kinds custom_kinds features".split(" "),
  ..."features_front features_back.emboss-deboss product_id print_features[na][] __proto__ utm_source".split(
    " ",
  ),
);
const values = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "",
    "custom",
    "0",
    "-1",
    "1e9",
    "9999999",
    "50x50",
    "0x0",
    "99999999x1",
    "\0",
    "1,2,,x,141",
  ),
  fc.nat(160).map(String),
);

test("a garbled address still gives a valid selection", () => {
  fc.assert(
    fc.property(visits, fc.array(fc.tuple(names, values), { maxLength: 15 }), ({ scope }, entries) => {
      const selection = readAddress(catalogue, scope, entries);
      expect(settle(catalogue, scope, selection)).toEqual(selection);
    }),
    { numRuns: 500 },
  );
});

test("a size that is not in the list counts as typed; a listed one does not", () => {
  expect(read("size=57x31").size).toEqual({ custom: true, widthMm: 57, heightMm: 31 });
  expect(read("size=75x100").size).toEqual({ custom: false, widthMm: 75, heightMm: 100 });
  expect(read("size=custom&width=50").size).toEqual({ custom: true, widthMm: 50, heightMm: null });
});

test("a form without script names each group of print features", () => {
  const selection = read("features.punch-holes2=132&features.tag-strings=143&features.fold=151", swingTags);
  expect(selection.printFeatures.na).toEqual(expect.arrayContaining([132, 143, 151]));
});

test("the first of repeated values counts", () => {
  expect(read("product=5&product=2").productId).toBe(5);
});
