import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AddonGroup, AddonItem, Supply } from "#domain/catalogue/choice.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type {
  AttributeLookup,
  FixedSize,
  Product,
  ProductShape,
  ProductSupply,
} from "#domain/catalogue/product.ts";
import type { Selection } from "../selection.ts";

/** The selected product's row. A selection of a product that the catalogue lacks is a bug of the caller. */
export function productOf(catalogue: Catalogue, selection: Selection): Product {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`No product ${selection.productId} in this catalogue`);
  return product;
}

export function supplyOf(catalogue: Catalogue, selection: Selection): Supply | null {
  return selection.supplyId === null ? null : (catalogue.supplies.get(selection.supplyId) ?? null);
}

/** The selected supply as the selected product offers it; null for products without supplies. */
export function productSupplyOf(catalogue: Catalogue, selection: Selection): ProductSupply | null {
  return productOf(catalogue, selection).supplies.find((row) => row.supplyId === selection.supplyId) ?? null;
}

/** The selected shape as the selected product and supply offer it, with its cuts. */
export function productShapeOf(catalogue: Catalogue, selection: Selection): ProductShape | null {
  return (
    productSupplyOf(catalogue, selection)?.shapes.find((row) => row.shapeId === selection.shapeId) ?? null
  );
}

export function lookupOf(catalogue: Catalogue, selection: Selection): AttributeLookup | null {
  return (
    productOf(catalogue, selection).attributeLookups.find(
      (row) => row.supplyId === selection.supplyId && row.finishingId === selection.finishingId,
    ) ?? null
  );
}

/** The fixed sizes of the selected product and supply, in the order of the list. */
export function sizesOf(catalogue: Catalogue, selection: Selection): readonly FixedSize[] {
  const code =
    productSupplyOf(catalogue, selection)?.sizeList ?? productOf(catalogue, selection).sizeList ?? "";
  return catalogue.sizeLists.get(code)?.sizes ?? [];
}

/** Quantity tiers of the selected product and supply, rising; the first is the minimum order. */
export function quantitiesOf(catalogue: Catalogue, selection: Selection): readonly number[] {
  return (
    productSupplyOf(catalogue, selection)?.quantities ?? productOf(catalogue, selection).quantities ?? []
  );
}

export interface OfferedAddonGroup {
  readonly group: AddonGroup;
  readonly items: readonly AddonItem[];
}

const knownAddons = memoizePerCatalogue<readonly OfferedAddonGroup[]>();

function workOutAddons(catalogue: Catalogue, selection: Selection): readonly OfferedAddonGroup[] {
  const codes = supplyOf(catalogue, selection)?.ownAddonCodes ?? productOf(catalogue, selection).addonCodes;
  const lookup = lookupOf(catalogue, selection);
  return codes.flatMap((code) => {
    const group = catalogue.addons.get(code);
    if (group === undefined) return [];
    const byFinishing = lookup !== null && group.kind === "premium-processing";
    const items = byFinishing
      ? group.items.filter((item) => lookup.premiumProcessingIds.includes(item.id))
      : group.items;
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** Add-on groups of the product, or those a supply brings instead; premium processing depends on the finishing. */
export function addonGroupsOf(catalogue: Catalogue, selection: Selection): readonly OfferedAddonGroup[] {
  const { productId, supplyId, finishingId } = selection;
  return knownAddons(catalogue, `${productId} ${supplyId} ${finishingId}`, () =>
    workOutAddons(catalogue, selection),
  );
}
