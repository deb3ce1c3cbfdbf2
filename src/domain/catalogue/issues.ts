import { couponIssues } from "./issues/coupons.ts";
import type { CatalogueIssue } from "./issues/issue.ts";
import { faceIssues } from "./issues/faces.ts";
import { featuredPriceIssues } from "./issues/featured-prices.ts";
import { pageIssues } from "./issues/pages.ts";
import { printFeatureIssues } from "./issues/print-features.ts";
import { productChoices } from "./issues/product-choices.ts";
import { productReferences } from "./issues/product-references.ts";
import { repeatedNames } from "./issues/repeated-names.ts";
import { shopRuleIssues } from "./issues/shop-rules.ts";
import { sizeLimitIssues } from "./issues/size-limits.ts";
import { specialProcessingIssues } from "./issues/special-processing.ts";
import { stockFactIssues } from "./issues/stock-facts.ts";
import { unusedRows } from "./issues/unused-rows.ts";
import { wordIssues } from "./issues/words.ts";
import { retiredIssues } from "./issues/retired.ts";
import { documentOnSale } from "./on-sale.ts";
import type { CatalogueDocument } from "./schema.ts";

type Check = (document: CatalogueDocument) => CatalogueIssue[];

/** Of every row, retired ones included: their ids and addresses stay theirs. */
const ofAll: readonly Check[] = [repeatedNames, unusedRows, retiredIssues, wordIssues];

/** Of what is on sale. */
const ofGoods: readonly Check[] = [
  productReferences,
  productChoices,
  sizeLimitIssues,
  printFeatureIssues,
  specialProcessingIssues,
  pageIssues,
  featuredPriceIssues,
  shopRuleIssues,
  couponIssues,
  stockFactIssues,
  faceIssues,
];

/**
 * What is wrong with a catalogue document that its schema cannot see: references, repeated names, choices that
 * cannot be made. Where, and one sentence each; a document is published only when the list is empty.
 */
export function catalogueIssues(document: CatalogueDocument): CatalogueIssue[] {
  const sold = documentOnSale(document);
  return [...ofAll.flatMap((check) => check(document)), ...ofGoods.flatMap((check) => check(sold))];
}
