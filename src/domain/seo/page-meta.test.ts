import { expect, test } from "vitest";
import { letteringCatalogue as catalogue } from "#tests/support/catalogue/lettering-catalogue.ts";
import { pageMeta } from "./page-meta.ts";

const visit = { origin: "https://kisscut.nz", on: "2026-11-24", faq: [] } as const;

function metaOf(path: string, query: string) {
  const meta = pageMeta(catalogue, { ...visit, path, query: [...new URLSearchParams(query)] })!;
  return { ...meta, description: meta.description.replaceAll("\u00a0", " ") };
}

test("a preview of words that are cut tells the words that its page opens with, where its address has none", () => {
  const path = "/vinyl-lettering-designer";
  expect(metaOf(path, "colour=gold").description).toMatch(/^1 piece, “Kia ora”, 476 × 110 mm, .*, Gold, /);
  expect(metaOf(path, "text=").description).not.toContain("Kia ora");
});

test("a preview of a featured price tells what it fills in, and leads there", () => {
  const row = catalogue.featuredPrices.get(2)!;
  const path = catalogue.featuredItems.get(row.featuredItemId)!.route;
  const meta = metaOf(path, "featured=2");
  expect(meta.description).toMatch(/^500 cards, .*printed on both sides/);
  expect(JSON.stringify(meta.structuredData)).toContain(`"https://kisscut.nz${path}?featured=2"`);
});
