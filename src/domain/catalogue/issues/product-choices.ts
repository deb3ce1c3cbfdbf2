import type { AttributeLookup, ProductSupply, StoredProduct } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import { codesOf, faultIf, label, missing, rises } from "./issue.ts";

function everySupply(product: StoredProduct): readonly ProductSupply[] {
  return [...product.supplies, ...product.specialProcessing.extraSupplies];
}

/** Sizes, tiers and press come from the supplies, or from the product that has none; never from both. */
function sourceFaults(where: string, product: StoredProduct): string[] {
  const own = [product.sizeList, product.quantities, product.press];
  return product.supplies.length > 0
    ? faultIf(
        own.some((value) => value !== null),
        `${where}: has supplies and sizes of its own`,
      )
    : faultIf(own.includes(null), `${where}: has neither supplies nor sizes, tiers and a press of its own`);
}

function tierFaults(where: string, product: StoredProduct): string[] {
  return [
    ...everySupply(product).flatMap((row) =>
      faultIf(!rises(row.quantities), `${where}: tiers of supply ${row.supplyId} do not rise`),
    ),
    ...faultIf(product.quantities !== null && !rises(product.quantities), `${where}: tiers do not rise`),
  ];
}

function lookupFaults(
  document: CatalogueDocument,
  where: string,
  product: StoredProduct,
  lookup: AttributeLookup,
): string[] {
  const supply = document.supplies.find((row) => row.id === lookup.supplyId);
  if (supply === undefined) return [];
  const at = `${where}: supply ${lookup.supplyId} with finishing ${lookup.finishingId}`;
  const groups = document.addons.filter((group) =>
    (supply.ownAddonCodes ?? product.addonCodes).includes(group.code),
  );
  const premium = groups.find((group) => group.kind === "premium-processing");
  const foreign = lookup.premiumProcessingIds.filter((id) => !premium?.items.some((item) => item.id === id));
  return [
    ...faultIf(supply.hasAdhesives && lookup.adhesiveIds.length === 0, `${at} has no adhesive`),
    ...faultIf(!supply.hasAdhesives && lookup.adhesiveIds.length > 0, `${at} must not have adhesives`),
    ...faultIf(premium !== undefined && lookup.premiumProcessingIds.length === 0, `${at} has no processing`),
    ...faultIf(
      foreign.length > 0,
      `${at} lists premium processings that are not offered: ${foreign.join(", ")}`,
    ),
  ];
}

/** Every supply comes in a finishing, every finishing on a supply that can be chosen. */
function coverageFaults(where: string, product: StoredProduct): string[] {
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
    ...bare.map((row) => `${where}: supply ${row.supplyId} comes in no finishing`),
    ...unreachable.map((id) => `${where}: finishing ${id} comes on no supply that can be chosen`),
    ...faultIf(product.supplies.length > 0 && onSale.size === 0, `${where}: nothing can be ordered`),
  ];
}

function addonFaults(document: CatalogueDocument, where: string, product: StoredProduct): string[] {
  const others = document.addons.filter(
    (group) => product.addonCodes.includes(group.code) && group.kind === "other",
  );
  return faultIf(others.length > 1, `${where}: more than one add-on group of kind other`);
}

function supplyReferences(
  document: CatalogueDocument,
  supply: CatalogueDocument["supplies"][number],
): string[] {
  return [
    ...missing(`Supply ${label(supply)}`, "add-on", supply.ownAddonCodes ?? [], codesOf(document.addons)),
    ...missing(`Supply ${label(supply)}`, "press", [supply.press], codesOf(document.presses)),
  ];
}

/** Products that cannot be ordered as they say: lookups, adhesives, add-ons, tiers. */
export function productChoices(document: CatalogueDocument): string[] {
  return [
    ...document.supplies.flatMap((supply) => supplyReferences(document, supply)),
    ...document.products.flatMap((product) => {
      const where = `Product ${label(product)}`;
      return [
        ...sourceFaults(where, product),
        ...tierFaults(where, product),
        ...product.attributeLookups.flatMap((lookup) => lookupFaults(document, where, product, lookup)),
        ...coverageFaults(where, product),
        ...addonFaults(document, where, product),
      ];
    }),
  ];
}
