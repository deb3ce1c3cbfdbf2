import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { featuredPageAt } from "#domain/seo/page-at.ts";

/** What all business-cards pages ask for together (content-and-lettering.md 7). */
const BUSINESS = "business";

/** What a page's reviews are asked for by: its path, or one word for all business-cards pages. */
export function reviewType(item: FeaturedItem, product: Product | null): string {
  if (item.page === "business-cards") return BUSINESS;
  return product ? `${item.route}/${product.slug}` : item.route;
}

/** The products whose reviews a type asks for; null for a type that no page has. */
export function productsOfType(catalogue: Catalogue, type: string): readonly number[] | null {
  if (type === BUSINESS) {
    const items = catalogue.document.featuredItems.filter(({ page }) => page === "business-cards");
    return [...new Set(items.flatMap((item) => scopeOf(item).productIds))];
  }
  const found = featuredPageAt(catalogue, type.startsWith("/") ? type : `/${type}`);
  if (found === null) return null;
  if (found.item.page === "business-cards") return productsOfType(catalogue, BUSINESS);
  return found.product ? [found.product.id] : scopeOf(found.item).productIds;
}
