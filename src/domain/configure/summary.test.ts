import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "./address/address.ts";
import { scopeOf } from "./scope.ts";
import { detailsOf, summaryOf } from "./summary.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function configured(slug: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(slug)!), new URLSearchParams(query));
}

test("a tag is summed up with its features, and what is None is left out", () => {
  const tag = configured("swing-tags", "sides=2&features=132,143&features_front=103&quantity=250&kinds=2");
  const summary = summaryOf(catalogue, tag);
  expect(summary).toContain("Swing Tags");
  expect(summary).toContain("51 x 89 mm");
  expect(summary).toContain("Punch Holes: Punch Hole 5 mm, Tag Strings: Jute String");
  expect(summary).toMatch(/250 pcs, 2 sets$/);
  expect(summary).not.toContain("Emboss");
});

test("details stand in the order of the form, in its words", () => {
  const sheet = configured(
    "paper-stickers",
    "product=1&supply=5&cuts=7&size=custom&width=120&quantity=custom",
  );
  const details = detailsOf(catalogue, sheet).map(({ label, value }) => `${label} = ${value}`);
  expect(details.slice(0, 4)).toEqual([
    "Product = Art Paper",
    "Supply = Multi-cut Sheet",
    "Shape = Rectangle",
    "Number of Cuts = 7",
  ]);
  expect(details).toContain("Sheet Size = 120 x … mm");
  expect(details.at(-1)).toBe("Number of Sets = 1");
});

test("vinyl calls its finishing Material, and a side's feature carries the side", () => {
  const vinyl = detailsOf(catalogue, configured("vinyl-stickers", "product=8"));
  expect(vinyl.map(({ label }) => label)).toContain("Material");
  expect(vinyl.map(({ label }) => label)).not.toContain("Finishing");
  const card = configured("premium-business-card", "sides=2&features_back=111&features_front=101");
  expect(detailsOf(catalogue, card)).toEqual(
    expect.arrayContaining([
      { label: "Front: Emboss / Deboss", value: "Emboss" },
      { label: "Back: Emboss / Deboss", value: "Emboss" },
      { label: "Back: Foil Stamp", value: "Gold Foil Small" },
    ]),
  );
});
