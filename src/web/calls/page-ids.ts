import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { featuredPageAt } from "#domain/seo/page-at.ts";

/** Which of the shop's pages a submission comes from (banner.md 3); nothing for a page that sells nothing. */
export function pageIds(catalogue: Catalogue, path: string): { readonly featured_item_id?: number } {
  const page = featuredPageAt(catalogue, path.split("?", 1)[0] ?? "");
  return page ? { featured_item_id: page.item.id } : {};
}
