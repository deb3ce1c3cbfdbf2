import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** The path of a product's page, on which its reviews are read, too; one that sells nothing else has a single address. Null when it is sold nowhere. */
export function productPage({ document }: Catalogue, { id, slug }: Product): string | null {
  const item = document.featuredItems.find(({ productIds }) => productIds.includes(id));
  if (item === undefined) return null;
  return item.productIds.length > 1 ? `${item.route}/${slug}` : item.route;
}
