import { expect, test } from "vitest";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueIssues } from "../issues.ts";

test("a fact that is not on the list cannot be claimed", () => {
  const document = changedDocument(({ products }) => {
    products.find(({ id }) => id === 1)!.facts = ["edible"];
  });
  expect(catalogueIssues(document)).toEqual([expect.stringContaining("edible")]);
});

test("a use sends nobody to a page that does not sell it", () => {
  const document = changedDocument(({ uses }) => {
    uses.find(({ code }) => code === "jars")!.fits[0]!.featuredItemId = 4;
  });
  expect(catalogueIssues(document)).toEqual(["Use jars: page 4 does not sell product 11"]);
});
