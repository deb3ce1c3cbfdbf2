import type { StoredProduct } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import { issueIf, idsOf, label, missing } from "./issue.ts";

const SPECIAL_FORM = "special processing";

function supplyIssues(where: string, product: StoredProduct): string[] {
  const { extraSupplies, disabledSupplyIds, removedSupplyIds } = product.specialProcessing;
  const rows = [...product.supplies, ...extraSupplies];
  const explained = rows.filter((row) => row.disabledReason !== undefined).map((row) => row.supplyId);
  return [
    ...missing(where, "supply to grey out", disabledSupplyIds, new Set(rows.map((row) => row.supplyId))),
    ...missing(where, "supply to remove", removedSupplyIds, new Set(rows.map((row) => row.supplyId))),
    ...disabledSupplyIds
      .filter((id) => !explained.includes(id))
      .map((id) => `${where}: supply ${id} is disabled without a reason`),
    ...explained
      .filter((id) => !disabledSupplyIds.includes(id))
      .map((id) => `${where}: supply ${id} has a reason but is not disabled`),
  ];
}

function processingIssues(document: CatalogueDocument, where: string, product: StoredProduct): string[] {
  const { processingIds, disabled } = product.specialProcessing;
  const always = disabled
    .filter((rule) => rule.unlessFinishingId === null)
    .map((rule) => rule.specialProcessingId);
  return [
    ...missing(where, SPECIAL_FORM, processingIds, idsOf(document.specialProcessings)),
    ...missing(
      where,
      "own special processing",
      disabled.map((rule) => rule.specialProcessingId),
      new Set(processingIds),
    ),
    ...missing(
      where,
      "own finishing",
      disabled.map((rule) => rule.unlessFinishingId),
      new Set(product.finishingIds),
    ),
    ...issueIf(
      !product.hiddenInSpecialProcessing && processingIds.every((id) => always.includes(id)),
      `${where}: every special processing is disabled`,
    ),
  ];
}

function optionIssues(row: CatalogueDocument["specialProcessings"][number]): string[] {
  return [
    ...issueIf(
      row.singleOption && row.options.length < 2,
      `Special processing ${label(row)}: one of fewer than two options`,
    ),
    ...issueIf(
      row.stampSpots && row.options.length === 0,
      `Special processing ${label(row)}: stamp spots without options`,
    ),
  ];
}

/** Rules of the Special Processing form that point nowhere or leave nothing to choose. */
export function specialProcessingIssues(document: CatalogueDocument): string[] {
  return [
    ...document.specialProcessings.flatMap(optionIssues),
    ...document.products.flatMap((product) => {
      const where = `Product ${label(product)}, ${SPECIAL_FORM}`;
      return [...supplyIssues(where, product), ...processingIssues(document, where, product)];
    }),
    ...issueIf(document.premiumCoating.choices.length === 0, "Premium coating: nothing to choose"),
  ];
}
