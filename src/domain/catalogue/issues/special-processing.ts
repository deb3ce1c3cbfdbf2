import type { StoredProduct } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  documentPlace,
  inside,
  productPlace,
  issue,
  issueIf,
  missing,
  idsOf,
  label,
} from "./issue.ts";

const SPECIAL_FORM = "special processing";

function supplyIssues(where: DocumentPlace, product: StoredProduct): CatalogueIssue[] {
  const { extraSupplies, disabledSupplyIds, removedSupplyIds } = product.specialProcessing;
  const rows = [...product.supplies, ...extraSupplies];
  const explained = rows.filter((row) => row.disabledReason !== undefined).map((row) => row.supplyId);
  return [
    ...missing(where, "supply to grey out", disabledSupplyIds, new Set(rows.map((row) => row.supplyId))),
    ...missing(where, "supply to remove", removedSupplyIds, new Set(rows.map((row) => row.supplyId))),
    ...disabledSupplyIds
      .filter((id) => !explained.includes(id))
      .map((id) => issue(where, `supply ${id} is disabled without a reason`)),
    ...explained
      .filter((id) => !disabledSupplyIds.includes(id))
      .map((id) => issue(where, `supply ${id} has a reason but is not disabled`)),
  ];
}

function processingIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  product: StoredProduct,
): CatalogueIssue[] {
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
      where,
      `every special processing is disabled`,
    ),
  ];
}

function optionIssues(row: CatalogueDocument["specialProcessings"][number]): CatalogueIssue[] {
  return [
    ...issueIf(
      row.singleOption && row.options.length < 2,
      documentPlace(`Special processing ${label(row)}`, "specialProcessings", row.id),
      "one of fewer than two options",
    ),
    ...issueIf(
      row.stampSpots && row.options.length === 0,
      documentPlace(`Special processing ${label(row)}`, "specialProcessings", row.id),
      "stamp spots without options",
    ),
  ];
}

/** Rules of the Special Processing form that point nowhere or leave nothing to choose. */
export function specialProcessingIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...document.specialProcessings.flatMap(optionIssues),
    ...document.products.flatMap((product) => {
      const where = inside(
        productPlace(product),
        `Product ${label(product)}, ${SPECIAL_FORM}`,
        "specialProcessing",
      );
      return [...supplyIssues(where, product), ...processingIssues(document, where, product)];
    }),
    ...issueIf(
      document.premiumCoating.choices.length === 0,
      documentPlace("Premium coating", "premiumCoating", "choices"),
      "nothing to choose",
    ),
  ];
}
