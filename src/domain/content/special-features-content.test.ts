import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { specialFeaturesOf } from "./special-features-content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function toldOn(slug: string) {
  const item = catalogue.featuredItemBySlug.get(slug);
  if (item === undefined) throw new Error(`no page ${slug}`);
  return specialFeaturesOf(catalogue, shopContent, item, "2026-11-23");
}

const cardPages = [
  "standard-business-card",
  "premium-business-card",
  "swing-tags",
  "standard-matte-250gsm",
  "royal-extra-white-400gsm",
  "vintage-kraft-300gsm",
];

describe.each(cardPages)("on %s", (slug) => {
  test("six features are told about, in the order of the specification (2.3)", () => {
    expect(toldOn(slug)?.features.map(({ name }) => name)).toEqual([
      "Foil Stamp",
      "Emboss / Deboss",
      "Die Cut",
      "Punch Holes",
      "Tag Strings",
      "Fold",
    ]);
  });

  test("everything that can be chosen adds something, and has a picture on the goods of the page", () => {
    for (const { items, pieces } of toldOn(slug)?.features ?? []) {
      expect(pieces).toBeGreaterThan(0);
      for (const { name, adds, filePath } of items) {
        expect(adds, name).toBeGreaterThan(0);
        expect(existsSync(`public/uploads/${filePath}`), filePath).toBe(true);
      }
    }
  });
});

test("artwork for features is not explained on the standard business card (2.1)", () => {
  expect(toldOn("standard-business-card")?.artwork).toBeNull();
  expect(toldOn("premium-business-card")?.artwork?.layers.map(({ layer }) => layer)).toEqual([
    "Foil Gold",
    "Foil Silver",
    "Emboss",
    "Deboss",
    "CutContour",
    "Hole",
    "Crease",
  ]);
});

test("strings need a hole, and are priced with one", () => {
  const strings = toldOn("swing-tags")?.features.find(({ code }) => code === "tag-strings");
  expect(strings?.needs).toBe("Punch Holes");
  expect(strings?.product).toBe("Swing Tags");
});

test("pages that sell no features tell about none", () => {
  expect(toldOn("paper-stickers")).toBeNull();
});
