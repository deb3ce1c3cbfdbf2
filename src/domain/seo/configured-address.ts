import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { entriesOfQuery, readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { pageStart } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { featuredPageAt } from "./page-at.ts";

interface Place {
  readonly item: FeaturedItem;
  readonly path: string;
  readonly product: Product | null;
}

function placeAt(catalogue: Catalogue, path: string): Place[] {
  const page = featuredPageAt(catalogue, path.split(/[?#]/, 1)[0] ?? "");
  if (page === null) return [];
  const { item, product, base } = page;
  return [{ item, path: product ? `${base}/${product.slug}` : base, product }];
}

/** The address of a selection on a page; null when the page does not sell it just so. */
function addressOn(catalogue: Catalogue, { item, path, product }: Place, selection: Selection) {
  const scope = scopeOf(item);
  if (!scope.productIds.includes(selection.productId)) return null;
  const start = pageStart(catalogue, item, product);
  const query = writeAddress(catalogue, scope, selection, start);
  const read = readAddress(catalogue, scope, entriesOfQuery(query), start);
  if (selectionHash(read) !== selectionHash(selection)) return null;
  return query === "" ? path : `${path}?${query}`;
}

/**
 * Where a selection can be looked at and changed: the page it was configured on while that still sells it, else the first
 * one that does. Null when no page of the shop leads to it.
 */
export function configuredAddress(
  catalogue: Catalogue,
  selection: Selection,
  originPath: string,
): string | null {
  if (!catalogue.products.has(selection.productId)) return null;
  const others = catalogue.document.featuredItems.map((item): Place => ({
    item,
    path: item.route,
    product: null,
  }));
  for (const place of [...placeAt(catalogue, originPath), ...others]) {
    const address = addressOn(catalogue, place, selection);
    if (address !== null) return address;
  }
  return null;
}
