import type { AttributeLookup, ProductSupply, StoredProduct } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  inside,
  type DocumentPlace,
  documentPlace,
  productPlace,
  issue,
  issueIf,
  missing,
  codesOf,
  rises,
  label,
} from "./issue.ts";

function everySupply(product: StoredProduct): readonly ProductSupply[] {
  return [...product.supplies, ...product.specialProcessing.extraSupplies];
}

/** Sizes, tiers and press come from the supplies, or from the product that has none; never from both. */
function sourceIssues(where: DocumentPlace, product: StoredProduct): CatalogueIssue[] {
  const own = [product.sizeList, product.quantities, product.press];
  return product.supplies.length > 0
    ? issueIf(
        own.some((value) => value !== null),
        where,
        `has supplies and also sizes, tiers or a press of its own`,
      )
    : issueIf(own.includes(null), where, `has neither supplies nor sizes, tiers and a press of its own`);
}

function tierIssues(where: DocumentPlace, product: StoredProduct): CatalogueIssue[] {
  const own = inside(where, where.name, "quantities");
  return [
    ...everySupply(product).flatMap((row) =>
      issueIf(
        !rises(row.quantities),
        inside(where, where.name, "supplies", row.supplyId, "quantities"),
        `tiers of supply ${row.supplyId} do not rise`,
      ),
    ),
    ...issueIf(product.quantities !== null && !rises(product.quantities), own, "tiers do not rise"),
  ];
}

function lookupIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  product: StoredProduct,
  lookup: AttributeLookup,
): CatalogueIssue[] {
  const supply = document.supplies.find((row) => row.id === lookup.supplyId);
  if (supply === undefined) return [];
  const at = `supply ${lookup.supplyId} with finishing ${lookup.finishingId}`;
  const groups = document.addons.filter((group) =>
    (supply.ownAddonCodes ?? product.addonCodes).includes(group.code),
  );
  const premium = groups.find((group) => group.kind === "premium-processing");
  const foreign = lookup.premiumProcessingIds.filter((id) => !premium?.items.some((item) => item.id === id));
  return [
    ...issueIf(supply.hasAdhesives && lookup.adhesiveIds.length === 0, where, `${at} has no adhesive`),
    ...issueIf(!supply.hasAdhesives && lookup.adhesiveIds.length > 0, where, `${at} must not have adhesives`),
    ...issueIf(
      premium !== undefined && lookup.premiumProcessingIds.length === 0,
      where,
      `${at} has no processing`,
    ),
    ...issueIf(
      foreign.length > 0,
      where,
      `${at} lists premium processings that are not offered: ${foreign.join(", ")}`,
    ),
  ];
}

/** Every supply comes in a finishing, every finishing on a supply that can be chosen. */
function coverageIssues(where: DocumentPlace, product: StoredProduct): CatalogueIssue[] {
  const onSale = new Set(
    product.supplies.filter((row) => row.disabledReason === undefined).map((row) => row.supplyId),
  );
  const bare = everySupply(product).filter(
    (row) => !product.attributeLookups.some((lookup) => lookup.supplyId === row.supplyId),
  );
  const unreachable = product.finishingIds.filter(
    (id) =>
      !product.attributeLookups.some((lookup) => lookup.finishingId === id && onSale.has(lookup.supplyId)),
  );
  return [
    ...bare.map((row) => issue(where, `supply ${row.supplyId} comes in no finishing`)),
    ...unreachable.map((id) => issue(where, `finishing ${id} comes on no supply that can be chosen`)),
    ...issueIf(product.supplies.length > 0 && onSale.size === 0, where, `nothing can be ordered`),
  ];
}

function addonIssues(
  document: CatalogueDocument,
  where: DocumentPlace,
  product: StoredProduct,
): CatalogueIssue[] {
  const others = document.addons.filter(
    (group) => product.addonCodes.includes(group.code) && group.kind === "other",
  );
  return issueIf(others.length > 1, where, `more than one add-on group of kind other`);
}

function supplyReferences(
  document: CatalogueDocument,
  supply: CatalogueDocument["supplies"][number],
): CatalogueIssue[] {
  return [
    ...missing(
      documentPlace(`Supply ${label(supply)}`, "supplies", supply.id),
      "add-on",
      supply.ownAddonCodes ?? [],
      codesOf(document.addons),
    ),
    ...missing(
      documentPlace(`Supply ${label(supply)}`, "supplies", supply.id),
      "press",
      [supply.press],
      codesOf(document.presses),
    ),
  ];
}

/** Products that cannot be ordered as they say: lookups, adhesives, add-ons, tiers. */
export function productChoices(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...document.supplies.flatMap((supply) => supplyReferences(document, supply)),
    ...document.products.flatMap((product) => {
      const where = productPlace(product);
      return [
        ...sourceIssues(where, product),
        ...tierIssues(where, product),
        ...product.attributeLookups.flatMap((lookup) => lookupIssues(document, where, product, lookup)),
        ...coverageIssues(where, product),
        ...addonIssues(document, where, product),
      ];
    }),
  ];
}
