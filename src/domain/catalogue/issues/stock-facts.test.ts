import { expect, test } from "vitest";
import { issuesAfter } from "#tests/support/catalogue/broken-catalogue.ts";

test("a fact that is not on the list cannot be claimed", () => {
  const issues = issuesAfter(({ products }) => {
    products.find(({ id }) => id === 1)!.facts = ["edible"];
  });
  expect(issues).toEqual([expect.stringContaining("edible")]);
});

test("a use sends nobody to a page that does not sell it", () => {
  const issues = issuesAfter(({ uses }) => {
    uses.find(({ code }) => code === "jars")!.fits[0]!.featuredItemId = 4;
  });
  expect(issues).toEqual(["Use jars: page 4 does not sell product 11"]);
});
