import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { stocksOf, wholeProductInfo } from "#domain/content/product-info-content.ts";
import { shopContent } from "../content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const panels = wholeProductInfo(catalogue, shopContent).flatMap((group) => group.panels);
const stocks = stocksOf(catalogue, shopContent);

function wordsOf(slug: string): string {
  return JSON.stringify(panels.find((panel) => panel.slug === slug));
}

test("there are the 19 panels of the specification (2.4), each once", () => {
  expect(panels.map(({ slug }) => slug)).toEqual([
    "art-paper",
    "classic-paper",
    "kraft-paper",
    "embossed-paper",
    "foil-paper",
    "standard-vinyl",
    "pvc-vinyl",
    "hologram",
    "transparent-stickers",
    "silver-vinyl",
    "gold-vinyl",
    "bumper-stickers",
    "custom-decals",
    "transfer-decals",
    "vinyl-lettering",
    "dome-stickers",
    "standard-matte-250gsm",
    "royal-extra-white-400gsm",
    "vintage-kraft-300gsm",
  ]);
});

test("a finish is told about where the catalogue offers it, and nowhere else", () => {
  for (const { panels: written } of shopContent.productInfo)
    for (const { slug, finishes } of written) {
      const offered = catalogue.productBySlug.get(slug)?.finishingIds ?? [];
      const names = offered.map((id) => catalogue.finishings.get(id)?.slug);
      expect(new Set(Object.keys(finishes)), slug).toEqual(new Set(names));
    }
});

/** Spec 2.4, finish card examples. */
test.each([
  ["art-paper", ["Gloss", "Matte", "Uncoated"]],
  ["bumper-stickers", ["White PVC Glossy", "White PVC Matte", "Transparent Vinyl", "Hologram"]],
  ["silver-vinyl", ["Silver Matte", "Silver Mirror"]],
])("%s has the finish cards %j", (slug, names) => {
  const panel = panels.find((one) => one.slug === slug);
  expect(panel?.finishes.map(({ name }) => name)).toEqual(names);
});

test("products 7 and 8 call their finishing Material", () => {
  const named = panels.filter(({ finishLabel }) => finishLabel === "Material");
  expect(new Set(named.map(({ productId }) => productId))).toEqual(new Set([7, 8]));
});

/** Spec 9.1 and 9.3. */
test.each([
  ["art-paper", "ships free across New Zealand"],
  ["art-paper", "9-10 business days"],
  ["art-paper", "3-4 business days"],
  ["transparent-stickers", "10-12 business days"],
  ["vinyl-lettering", "7-10 business days"],
  ["embossed-paper", "Express isn’t available"],
  ["dome-stickers", "about 1 mm"],
  ["standard-vinyl", "80-90gsm"],
  ["standard-vinyl", "2-5 years"],
  ["foil-paper", "gold or silver only"],
  ["standard-matte-250gsm", "Standard business cards from 200, premium ones from 50"],
  ["standard-matte-250gsm", "bleed 92 x 57 mm, words inside 88 x 53 mm"],
  ["vintage-kraft-300gsm", "2 x 3.5 inch"],
  ["vinyl-lettering", "at least 10 mm wide and high"],
])("the panel of %s says: %s", (slug, words) => {
  expect(wordsOf(slug)).toContain(words);
});

test("only what the catalogue calls fit for outdoors is said to last there", () => {
  for (const { slug } of panels.filter(({ facts }) => !facts.includes("Outdoors 2-5 years")))
    expect(wordsOf(slug), slug).not.toContain("2-5 years");
});

test("every picture is of the gallery and says what is seen in it", () => {
  for (const { slug, pictures } of panels) {
    expect(pictures.length, slug).toBeGreaterThan(0);
    for (const { words } of pictures) expect(words.length, slug).toBeGreaterThan(15);
  }
});

test("the embossed panel leads to a special quote with the remark single colour printing", () => {
  const asking = panels.filter(({ specialQuoteRemark }) => specialQuoteRemark);
  expect(asking.map(({ slug, specialQuoteRemark, page }) => [slug, specialQuoteRemark, page])).toEqual([
    ["embossed-paper", "Single Colour Printing", "/stickers/paper/embossed-paper"],
  ]);
});

describe("card stocks", () => {
  test("are rated as the catalogue measures them: a thicker card has more points", () => {
    const byThickness = [...stocks].sort((a, b) => a.microns - b.microns);
    expect(byThickness.map(({ name, microns }) => [name, microns])).toEqual([
      ["Standard Matte 250gsm", 270],
      ["Vintage Kraft 300gsm", 400],
      ["Royal Extra White 400gsm", 480],
    ]);
    expect(byThickness.map(({ thickness }) => thickness)).toEqual([2, 4, 5]);
  });

  test("that can be written on are good for a pen and a stamp", () => {
    for (const { slug, writing } of stocks) {
      const row = catalogueDocument.materials.find((material) => material.slug === slug);
      expect(row?.facts).toContain("writable");
      expect(["Good", "Excellent"]).toContain(writing["Ball point"]);
      expect(["Good", "Excellent"]).toContain(writing.Stamp);
    }
  });

  test("royal extra white is the whitest, kraft the darkest", () => {
    const rated = Object.fromEntries(stocks.map(({ slug, whiteness }) => [slug, whiteness]));
    expect(rated).toEqual({
      "standard-matte-250gsm": 3,
      "royal-extra-white-400gsm": 4,
      "vintage-kraft-300gsm": 1,
    });
  });
});
