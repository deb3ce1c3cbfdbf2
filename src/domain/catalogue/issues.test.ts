import { describe, expect, test } from "vitest";
import {
  type Break,
  issuesAfter,
  feature,
  row,
  supplyOf,
} from "#tests/support/catalogue/broken-catalogue.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { catalogueIssues } from "./issues.ts";

const NAMES: readonly Break[] = [
  [
    "two products with one id",
    (d) => d.products.push({ ...row(d.products, 1), slug: "other" }),
    "Products, id: 1 occurs more than once",
  ],
  [
    "two products with one slug",
    (d) => (row(d.products, 2).slug = "art-paper"),
    "Products, slug: art-paper occurs",
  ],
  [
    "two pages at one address",
    (d) => (row(d.featuredItems, 4).route = "/stickers/roll"),
    "route: /stickers/roll",
  ],
  [
    "two add-on items with one id",
    (d) => (d.addons[0]!.items[0]!.id = 61),
    "Add-on items, id: 61 occurs more than once",
  ],
  [
    "two feature items with one id",
    (d) => (feature(d, "fold").items[1]!.id = 131),
    "Print feature items, id: 131 occurs more than once",
  ],
  ["one size id for two sizes", (d) => (d.sizeLists[0]!.sizes[0]!.id = 901), "Sizes, id: 901 occurs"],
];

const REFERENCES: readonly Break[] = [
  ["an unknown supply", (d) => (supplyOf(d, 7, 1).supplyId = 77), "Product 7 PVC Vinyl: no supply 77"],
  [
    "an unknown shape",
    (d) => (supplyOf(d, 7, 5).shapes[0]!.shapeId = 66),
    "Product 7 PVC Vinyl: no shape 66",
  ],
  ["an unknown size list", (d) => (row(d.products, 16).sizeList = "postcards"), "no size list postcards"],
  [
    "an unknown press",
    (d) => (row(d.supplies, 9).press = "letterpress"),
    "Supply 9 Roll: no press letterpress",
  ],
  [
    "an unknown own add-on",
    (d) => (row(d.supplies, 9).ownAddonCodes = ["core"]),
    "Supply 9 Roll: no add-on core",
  ],
  [
    "an unknown finishing",
    (d) => row(d.products, 1).finishingIds.push(88),
    "Product 1 Art Paper: no finishing 88",
  ],
  [
    "a lookup for a supply of another product",
    (d) => (row(d.products, 10).attributeLookups[0]!.supplyId = 9),
    "Product 10 Vinyl Lettering, lookup: no own supply 9",
  ],
  [
    "a lookup with an unknown adhesive",
    (d) => row(d.products, 10).attributeLookups[0]!.adhesiveIds.push(19),
    "no adhesive 19",
  ],
  [
    "a lookup given twice",
    (d) => row(d.products, 5).attributeLookups.push(row(d.products, 5).attributeLookups[0]!),
    "supply 1 finishing 3 occurs",
  ],
  [
    "a colour listed twice",
    (d) => row(d.products, 5).colourIds.push(1),
    "Product 5 Kraft Paper, colours: 1 occurs",
  ],
  ["an unknown colour", (d) => row(d.products, 5).colourIds.push(99), "Product 5 Kraft Paper: no colour 99"],
  ["an unknown material", (d) => row(d.products, 17).materialIds.push(4), "no material 4"],
  ["an unknown add-on", (d) => row(d.products, 17).addonCodes.push("ribbon"), "no add-on ribbon"],
  [
    "an unknown print feature",
    (d) => row(d.products, 17).printFeatureCodes.push("gilding"),
    "no print feature gilding",
  ],
  [
    "limits of an unknown supply",
    (d) => (row(d.dimLookups, 5).supplyId = 33),
    "Dimension lookup 5: no supply 33",
  ],
  ["a promotion of nothing", (d) => d.priceRules.promotions[0]!.productIds.push(99), "no product 99"],
  [
    "a gallery rule for an unknown material",
    (d) => (d.galleryRules.byMaterial[0]!.materialId = 8),
    "Gallery rules: no material 8",
  ],
  ["a face cut with an unknown one", (d) => (d.faces[0]!.cutWith = "gone"), "no face gone"],
  ["two faces with one id", (d) => (d.faces[1]!.id = d.faces[0]!.id), "Faces, id: antique-olive occurs"],
  ["words without a face", (d) => (d.faces = []), "Product 10 Vinyl Lettering: no face for its words"],
  ["a missing default page", (d) => (d.shop.defaultFeaturedItemId = 40), "Shop: no featured item 40"],
];

describe("the demonstration catalogue", () => {
  test("has no issue", () => {
    expect(catalogueIssues(catalogueDocument)).toEqual([]);
  });
});

test.each([
  ["a margin", (d) => (d.presses[1]!.margins!.at(-1)!.permille = 3000), "presses card-sheet margins"],
  ["a tier", (d) => (supplyOf(d, 1, 1).quantities = [50, 10]), "products 1 supplies 1 quantities"],
  [
    "a promotion",
    (d) => (d.priceRules.promotions[0]!.endsOn = "2026-10-31"),
    "priceRules promotions 1 endsOn",
  ],
  ["a day", (d) => (d.holidays[0]!.date = "2026-02-30"), "holidays 2026-02-30 national"],
  [
    "a size that reads otherwise than it is",
    (d) => (d.sizeLists[0]!.sizes[0]!.widthMm = 55),
    "sizeLists stickers sizes 101 name",
  ],
  ["a size", (d) => (row(d.dimLookups, 1).max = { widthMm: 9999, heightMm: 9999 }), "dimLookups 1"],
] satisfies readonly Break[])("an issue says where it is: %s", (_what, change, path) => {
  const paths = catalogueIssues(changedDocument(change)).map((one) => one.path.join(" "));
  expect(paths).toContain(path);
});

describe("a broken catalogue says what is wrong", () => {
  test.each(NAMES)("names: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });

  test.each(REFERENCES)("references: %s", (_what, change, issue) => {
    expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
  });
});
