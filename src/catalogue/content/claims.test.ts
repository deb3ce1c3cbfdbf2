import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { wholeFaq } from "#domain/content/faq.ts";
import { wholeProductInfo } from "#domain/content/product-info-content.ts";
import { shippingRowsFor, turnaroundText } from "#domain/deliver/shipping-choices.ts";
import { shopContent } from "./content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const panels = wholeProductInfo(catalogue, shopContent).flatMap((group) => group.panels);
const told = new Map(panels.map((panel) => [panel.slug, JSON.stringify(panel)]));

function productOf(slug: string) {
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined) throw new Error(`no product ${slug}`);
  return product;
}

describe.each(panels.map(({ slug }) => slug))("the panel of %s", (slug) => {
  const words = told.get(slug) ?? "";
  const { id, finishingIds, supplies } = productOf(slug);

  test("tells the turnaround of every finishing, and Express where there is one", () => {
    for (const finishingId of finishingIds.length > 0 ? finishingIds : [null])
      for (const row of shippingRowsFor(catalogue, { productId: id, finishingId }))
        expect(words).toContain(turnaroundText(row.printingDays, row.shippingDays));
    const rows = shippingRowsFor(catalogue, { productId: id, finishingId: finishingIds[0] ?? null });
    expect(/ by Express/.test(words)).toBe(rows.some(({ method }) => method === "Express"));
  });

  test("names a roll and transfer tape where its supplies have them, and nowhere else", () => {
    const supplied = (supplyId: number) =>
      supplies.some((row) => row.supplyId === supplyId && row.disabledReason === undefined);
    expect(/on a roll/.test(words)).toBe(supplied(9));
    if (words.includes("Die cut, kiss cut")) expect([1, 2, 3].filter(supplied)).toEqual([1, 2, 3]);
  });
});

type Row = { readonly id: number; readonly name: string };

function namesOf(rows: readonly Row[], ids: Iterable<number>): string[] {
  const wanted = new Set(ids);
  return rows.flatMap(({ id, name }) => (wanted.has(id) ? [name] : [])).toSorted();
}

const processings = catalogueDocument.addons.flatMap(({ items }) => items);

/** What can be laid over a finishing of a product that is not on a roll. */
function coatsOf(slug: string, finishing: string): string[] {
  const finishingId = catalogueDocument.finishings.find(({ name }) => name === finishing)?.id;
  const rows = productOf(slug).attributeLookups.filter((row) => row.finishingId === finishingId);
  const ids = rows.flatMap(({ premiumProcessingIds }) => premiumProcessingIds);
  return namesOf(processings, ids).filter((name) => name !== "None");
}

test.each([
  ["art-paper", "Glossy lamination over gloss", "Gloss", ["Glossy Lamination", "UV Spot"]],
  ["art-paper", "matte lamination over matte, UV spot over either", "Matte", ["Matte Lamination", "UV Spot"]],
  ["foil-paper", "Glossy lamination", "Foil Gold", ["Glossy Lamination"]],
  ["foil-paper", "Glossy lamination", "Foil Silver", ["Glossy Lamination"]],
])("%s says “%s”: over %s come %j", (slug, words, finishing, coats) => {
  expect(told.get(slug)).toContain(words);
  expect(coatsOf(slug, finishing)).toEqual(coats);
});

test.each(["standard-vinyl", "pvc-vinyl", "bumper-stickers"])("%s can be laminated in white", (slug) => {
  expect(told.get(slug)).toContain("Lamination adds a clear film");
  expect(coatsOf(slug, "White PVC Glossy")).toContain("Glossy Lamination");
});

test.each([
  ["embossed-paper", "in black or in a single colour", ["Black", "Single colour"]],
  ["foil-paper", "in full colour or in black", ["Black", "Full colour"]],
  [
    "transfer-decals",
    "In full colour, black, white, gold or silver",
    ["Black", "Full colour", "Gold", "Silver", "White"],
  ],
  ["transparent-stickers", "Print in white alone", ["Black", "Full colour", "White"]],
  ["vintage-kraft-300gsm", "white as the colour on its own page", ["Black", "Full colour", "White"]],
])("%s says “%s”: its colours are %j", (slug, words, colours) => {
  expect(told.get(slug)).toContain(words);
  expect(namesOf(catalogueDocument.colours, productOf(slug).colourIds)).toEqual(colours);
});

test("kraft cards of other pages have no white", () => {
  for (const slug of ["premium-business-card", "swing-tags"])
    expect(namesOf(catalogueDocument.colours, productOf(slug).colourIds)).not.toContain("White");
});

test.each([
  ["bumper-stickers", "Permanent, removable or high tack adhesive", ["High Tack", "Permanent", "Removable"]],
  ["dome-stickers", "Permanent or high tack adhesive", ["High Tack", "Permanent"]],
])("%s says “%s”", (slug, words, adhesives) => {
  const ids = productOf(slug).attributeLookups.flatMap(({ adhesiveIds }) => adhesiveIds);
  expect(told.get(slug)).toContain(words);
  expect(namesOf(catalogueDocument.adhesives, ids)).toEqual(adhesives);
});

test.each([
  ["kraft-paper", "white ink is special processing", false],
  ["gold-vinyl", "white ink does not hold on it", true],
])("%s says “%s”", (slug, words, isRefused) => {
  const { disabled } = productOf(slug).specialProcessing;
  expect(told.get(slug)).toContain(words);
  expect(disabled.some(({ specialProcessingId }) => specialProcessingId === 6)).toBe(isRefused);
});

test("PVC is thicker than standard vinyl, and no material is called cheaper than another: the engine says that", () => {
  const micronsOf = (slug: string) => productOf(slug).stock?.microns ?? 0;
  expect(micronsOf("pvc-vinyl")).toBeGreaterThan(micronsOf("standard-vinyl"));
  for (const words of told.values()) expect(words).not.toMatch(/lower price|cheaper/);
});

test("what stands in the questions of cards is what their products have", () => {
  const featuresOf = (slug: string) => productOf(slug).printFeatureCodes;
  expect(featuresOf("standard-business-card")).toEqual([]);
  expect(featuresOf("standard-matte-250gsm")).toContain("foil-stamp");
  expect(featuresOf("premium-business-card")).not.toContain("tag-strings");
  expect(
    wholeFaq(catalogue, shopContent.faq).flatMap(({ entries }) => entries.map(({ answer }) => answer)),
  ).toContainEqual(expect.stringContaining("and with cards ordered by their material"));
});

test("only what the catalogue calls fit for outdoors is said to last there, in the questions too", () => {
  for (const { products, entries } of shopContent.faq) {
    if (!entries.some(({ answer }) => answer.includes("2-5 years"))) continue;
    for (const slug of products ?? []) expect(productOf(slug).facts, slug).toContain("outdoors");
  }
});

test("what install ready means is answered where it can be chosen", () => {
  const asked = shopContent.faq.filter(({ entries }) =>
    entries.some(({ question }) => question.includes("install ready")),
  );
  const offering = catalogueDocument.products.filter(({ offersInstallReady }) => offersInstallReady);
  expect(asked.flatMap(({ products }) => products)).toEqual(offering.map(({ slug }) => slug));
});
