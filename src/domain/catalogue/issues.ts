import { couponFaults } from "./issues/coupons.ts";
import { featuredPriceFaults } from "./issues/featured-prices.ts";
import { pageFaults } from "./issues/pages.ts";
import { printFeatureFaults } from "./issues/print-features.ts";
import { productChoices } from "./issues/product-choices.ts";
import { productReferences } from "./issues/product-references.ts";
import { repeatedNames } from "./issues/repeated-names.ts";
import { shopRuleFaults } from "./issues/shop-rules.ts";
import { sizeLimitFaults } from "./issues/size-limits.ts";
import { specialProcessingFaults } from "./issues/special-processing.ts";
import { stockFactFaults } from "./issues/stock-facts.ts";
import { unusedRows } from "./issues/unused-rows.ts";
import type { CatalogueDocument } from "./schema.ts";

const CHECKS: readonly ((document: CatalogueDocument) => string[])[] = [
  repeatedNames,
  productReferences,
  productChoices,
  sizeLimitFaults,
  printFeatureFaults,
  specialProcessingFaults,
  pageFaults,
  featuredPriceFaults,
  shopRuleFaults,
  couponFaults,
  stockFactFaults,
  unusedRows,
];

/**
 * What is wrong with a catalogue document that its schema cannot see: references, repeated names, choices that
 * cannot be made. One sentence each; a document is published only when the list is empty.
 */
export function catalogueFaults(document: CatalogueDocument): string[] {
  return CHECKS.flatMap((check) => check(document));
}
