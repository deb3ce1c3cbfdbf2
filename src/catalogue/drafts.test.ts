import fc from "fast-check";
import { expect, test } from "vitest";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueIssues } from "#domain/catalogue/issues.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { cellsOf, readChange, withChanges } from "#domain/catalogue/sheets/changes.ts";
import { sheets } from "#domain/catalogue/sheets/sheets.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { offersFor } from "#domain/configure/offers.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { attachingOf } from "#domain/content/attaching.ts";
import { wholeFaq } from "#domain/content/faq.ts";
import { infoModalsOf } from "#domain/content/info-modals.ts";
import { productInfoOf, wholeProductInfo } from "#domain/content/product-info-content.ts";
import { specialFeaturesOf } from "#domain/content/special-features-content.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoices } from "#domain/deliver/shipping-choices.ts";
import { printableTiles } from "#domain/preview/tile-shot.ts";
import { pricedGroups } from "#domain/price/opening-price.ts";
import { priceTable } from "#domain/price/price-table.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import { findGoods } from "#domain/search/find-goods.ts";
import { crumbsOf } from "#domain/seo/crumbs.ts";
import { pagePaths } from "#domain/seo/page-paths.ts";
import { catalogueDocument } from "./catalogue.ts";
import { shopContent } from "./content/content.ts";

const ON = "2027-03-10";
const onSale = catalogueSchema.parse(catalogueDocument);

/** What each page of the shop works out before anything is chosen, and of each product that it sells. */
function openPages(document: CatalogueDocument): number {
  const catalogue = compileCatalogue(document, "draft");
  const content = contentIn(catalogue, shopContent);
  wholeFaq(catalogue, content.faq);
  wholeProductInfo(catalogue, content);
  printableTiles(catalogue, shopContent.tileShots);
  findGoods(catalogue, "jar");
  pricedGroups(catalogue, ON);
  for (const item of catalogue.document.featuredItems) {
    const scope = scopeOf(item);
    sliceFor(catalogue, scope.productIds);
    infoModalsOf(catalogue, content, scope.productIds);
    attachingOf(catalogue, content, scope.productIds);
    productInfoOf(catalogue, content, item, scope.productIds);
    specialFeaturesOf(catalogue, content, item, ON);
    crumbsOf(catalogue, { kind: "featured", item, product: null, base: item.route });
    for (const productId of scope.productIds) openProduct(catalogue, scope, productId);
  }
  return pagePaths(catalogue).length;
}

function openProduct(
  catalogue: ReturnType<typeof compileCatalogue>,
  scope: ReturnType<typeof scopeOf>,
  productId: number,
): void {
  const selection = defaultSelection(catalogue, scope, { productId });
  offersFor(catalogue, scope, selection);
  titleOf(catalogue, selection);
  detailsOf(catalogue, selection);
  const [row] = priceTable(catalogue, selection, ON);
  if (row === undefined) throw new Error(`product ${productId} opens without a price`);
  const job = jobsOf(catalogue, selection)(row.quantity);
  shippingChoices(catalogue, selection, row.price, { date: ON, afterCutOff: false }, job);
}

/** What is typed into a cell of a kind; all of it is a value of the kind, or is refused at its field. */
const typed = fc.constantFrom(
  "",
  "0",
  "1",
  "7.5",
  "999999",
  "20, 40",
  "10, 50, 500",
  "retired",
  "2027-03-31",
  "2026-01-01",
  "17:30",
  "1, 2",
  "5",
  "Kōwhai {nothing} <b>",
  "gold",
  "{fewest:no-such}",
);

/** Hands at a form: a cell that is typed into, one that is emptied, a row that is copied. */
const hand = fc.record({ sheet: fc.nat(), row: fc.nat(), column: fc.nat(), typed, isSale: fc.boolean() });
type Hand = typeof hand extends fc.Arbitrary<infer Value> ? Value : never;

const saleSheets = sheets.filter(({ part }) => part === "sale");

function pick<Item>(list: readonly Item[], at: number): Item | undefined {
  return list[at % Math.max(1, list.length)];
}

function changeOf(
  document: CatalogueDocument,
  { sheet: at, typed: text, ...hands }: Hand,
): CatalogueChange | null {
  const sheet = pick(hands.isSale ? saleSheets : sheets, at);
  if (sheet === undefined) return null;
  const column = pick(sheet.columns, hands.column);
  if (sheet.name.startsWith("new-")) {
    const list = sheet.name.slice("new-".length) as "products" | "finishings" | "materials";
    const from = pick<{ readonly id: number }>(document[list], hands.row);
    const cells = { from: String(from?.id), name: `New ${text}`, summary: "Words.", note: "Words." };
    return { kind: "add", sheet: sheet.name, row: "", cells };
  }
  const row = pick(sheet.rows(document), hands.row);
  if (row === undefined || column === undefined) return null;
  const was = cellsOf(sheet, row)[column.name];
  if (was === undefined) return null;
  return { kind: "cell", sheet: sheet.name, row: row.key, column: column.name, was, now: text };
}

/** The document after some hands have typed: each as a call reads it, refused ones left out. */
function typedBy(hands: readonly Hand[]): CatalogueDocument {
  let document = onSale;
  for (const one of hands) {
    const change = changeOf(document, one);
    const read = change && readChange(document, change);
    if (read?.ok) ({ document } = withChanges(document, [read.change]));
  }
  return document;
}

test.each([
  ["30", 30],
  ["1,000 @long", 1_000],
])(
  "no draft that can be published breaks a page, of those that hands at the sheets have made: %s",
  (_words, numRuns) => {
    let published = 0;
    let changed = 0;
    fc.assert(
      fc.property(fc.array(hand, { minLength: 1, maxLength: 8 }), (hands) => {
        const document = typedBy(hands);
        if (document !== onSale) changed += 1;
        if (catalogueIssues(document).length > 0) return;
        published += 1;
        expect(openPages(document)).toBeGreaterThan(0);
      }),
      { numRuns },
    );
    expect([changed > numRuns / 3, published > numRuns / 4]).toEqual([true, true]);
  },
  900_000,
);
