import type { FeaturedItem } from "./schema.ts";

/** The path of a product's page, on which its reviews are read, too; one that sells nothing else has a single address. Null when it is sold nowhere. */
export function productPage(
  { document }: { readonly document: { readonly featuredItems: readonly FeaturedItem[] } },
  { id, slug }: { readonly id: number; readonly slug: string },
): string | null {
  const item = document.featuredItems.find(({ productIds }) => productIds.includes(id));
  if (item === undefined) return null;
  return item.productIds.length > 1 ? `${item.route}/${slug}` : item.route;
}
