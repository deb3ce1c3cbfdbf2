import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { factsFault } from "#domain/catalogue/words/facts-in-words.ts";
import { retentionTimes } from "#domain/account/keeping.ts";
import { trustPageContent } from "#domain/content/trust-page-content.ts";
import { plainPages } from "#domain/seo/plain-pages.ts";
import { trust } from "./trust.ts";

const DAY_MS = 86_400_000;
const lives = { artworkLifeMs: 200 * DAY_MS, unusedUploadLifeMs: 9 * DAY_MS };
const settings = { kept: retentionTimes(lives), dataLayer: false };

function wordsOf(
  path: string,
  changed = {},
  change: (document: typeof catalogueDocument) => void = () => {},
) {
  const document = structuredClone(catalogueDocument);
  change(document);
  const catalogue = compileCatalogue(document, "test");
  const page = trustPageContent(catalogue, trust, path, { ...settings, ...changed });
  return [
    page?.lead,
    ...(page?.sections ?? []).flatMap((one) => [one.heading, ...one.paragraphs, ...(one.list ?? [])]),
  ].join("\n");
}

test.each(trust.pages.map(({ path }) => path))(
  "%s says every fact, and is one of the shop's pages",
  (path) => {
    expect(wordsOf(path)).not.toMatch(/[{}]/);
    expect(plainPages.map((page) => page.path)).toContain(path);
  },
);

test("a page that is not there is not told", () => {
  const catalogue = compileCatalogue(catalogueDocument, "test");
  expect(trustPageContent(catalogue, trust, "/faq", settings)).toBeNull();
});

test("privacy says what housekeeping does, by the settings of the shop", () => {
  const words = wordsOf("/privacy");
  expect(words).toContain("deleted 365 days after the last visit");
  expect(words).toContain("take out of a cart, after 24 hours");
  expect(words).toContain("deleted 30 days after the last change");
  expect(words).toContain("ever names is deleted after 9 days");
  expect(words).toContain("kept for 200 days after you last chose it");
  expect(words).toContain("ends after 14 days without a visit, and after 90 days in any case");
  expect(wordsOf("/privacy", { kept: retentionTimes({ ...lives, artworkLifeMs: 5 * DAY_MS }) })).toContain(
    "ever names is deleted after 5 days",
  );
});

test("advertising is told of only where it is", () => {
  expect(wordsOf("/privacy")).not.toContain("tag manager");
  expect(wordsOf("/privacy", { dataLayer: true })).toContain("tag manager");
});

test("payment and delivery say what the catalogue does", () => {
  expect(wordsOf("/payment-and-delivery")).toContain("9-10 business days by Standard");
  const changed = wordsOf("/payment-and-delivery", {}, ({ shop }) => {
    shop.cutOff = "16:30";
    shop.freeShippingFrom = 15_000;
    shop.gstNumber = "98-765-432";
  });
  for (const words of ["after 4:30PM", "a subtotal of $150", "98-765-432"]) expect(changed).toContain(words);
});

test("a page says of everything how long it is kept, and of nothing else", () => {
  const faultOf = (name: string) => factsFault(catalogueDocument, "page.privacy.lead", `{kept-${name}}`);
  const names = Object.keys(retentionTimes({ artworkLifeMs: 1, unusedUploadLifeMs: 1 }));
  expect(names.map(faultOf)).toEqual(names.map(() => null));
  expect(faultOf("secrets")).toBe("There is nothing called {kept-secrets}.");
});
