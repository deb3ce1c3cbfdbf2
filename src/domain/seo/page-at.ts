import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { type PlainPage, plainPages } from "./plain-pages.ts";

export interface FeaturedPage {
  readonly kind: "featured";
  readonly item: FeaturedItem;
  readonly product: Product | null;
  /** Path below which the page's products have addresses of their own. */
  readonly base: string;
}

/** What stands at an address: the shop window, a page to read, or a featured item's page, perhaps opened with one of its products. */
export type Page =
  | { readonly kind: "home" }
  | { readonly kind: "plain"; readonly plain: PlainPage }
  | FeaturedPage;

function itemAt(catalogue: Catalogue, path: string): { item: FeaturedItem; base: string } | null {
  const { shop, featuredItems } = catalogue.document;
  const byRoute = featuredItems.find((item) => path === item.route || path.startsWith(`${item.route}/`));
  if (byRoute) return { item: byRoute, base: byRoute.route };
  const [first, slug] = path.split("/").slice(1);
  const bySlug = featuredItems.find((item) => item.page === first && item.slug === slug);
  if (bySlug) return { item: bySlug, base: `/${first}/${slug}` };
  if (first !== "quote") return null;
  const item =
    slug === undefined
      ? catalogue.featuredItems.get(shop.defaultFeaturedItemId)
      : catalogue.featuredItemBySlug.get(slug);
  return item === undefined ? null : { item, base: slug === undefined ? path : `/quote/${slug}` };
}

/** Like the routes, the first word is taken in any case (`/Stickers/roll`); slugs are as they are written. */
function tidied(path: string): string {
  return path.replace(/\/+$/, "").replace(/^\/[^/]+/, (word) => word.toLowerCase());
}

/** The page at a path (no query, no trailing slash needed) if it is one that sells something, else null. */
export function featuredPageAt(catalogue: Catalogue, path: string): FeaturedPage | null {
  const address = tidied(path);
  const found = itemAt(catalogue, address);
  if (found === null) return null;
  const slug = address.slice(found.base.length + 1);
  if (slug === "") return { kind: "featured", ...found, product: null };
  const product = catalogue.productBySlug.get(slug);
  return product && scopeOf(found.item).productIds.includes(product.id)
    ? { kind: "featured", ...found, product }
    : null;
}

/** The page at a path; null when there is none. */
export function pageAt(catalogue: Catalogue, path: string): Page | null {
  const address = tidied(path);
  if (address === "") return { kind: "home" };
  const plain = plainPages.find((page) => page.path === address);
  return plain ? { kind: "plain", plain } : featuredPageAt(catalogue, path);
}

/** Which of the shop's pages a submission comes from (banner.md 3); nothing for a page that sells nothing. */
export function pageIds(catalogue: Catalogue, path: string): { readonly featured_item_id?: number } {
  const page = featuredPageAt(catalogue, path.split("?", 1)[0] ?? "");
  return page ? { featured_item_id: page.item.id } : {};
}

/** Where the address of something that is retired leads to; null for any other. */
export function leadOf({ leads }: Catalogue, path: string): string | null {
  return leads.get(tidied(path)) ?? null;
}
