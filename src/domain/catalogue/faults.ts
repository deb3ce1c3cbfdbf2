import { couponFaults } from "./faults/coupons.ts";
import { featuredPriceFaults } from "./faults/featured-prices.ts";
import { pageFaults } from "./faults/pages.ts";
import { printFeatureFaults } from "./faults/print-features.ts";
import { productChoices } from "./faults/product-choices.ts";
import { productReferences } from "./faults/product-references.ts";
import { repeatedNames } from "./faults/repeated-names.ts";
import { shopRuleFaults } from "./faults/shop-rules.ts";
import { sizeLimitFaults } from "./faults/size-limits.ts";
import { specialProcessingFaults } from "./faults/special-processing.ts";
import { stockFactFaults } from "./faults/stock-facts.ts";
import { unusedRows } from "./faults/unused-rows.ts";
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
