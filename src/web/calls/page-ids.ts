import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { pageAt } from "#domain/seo/page-at.ts";

/** Which of the shop's pages a submission comes from (banner.md 3); nothing for a page that sells nothing. */
export function pageIds(catalogue: Catalogue, path: string): { readonly featured_item_id?: number } {
  const page = pageAt(catalogue, path.split("?", 1)[0] ?? "");
  return page?.kind === "featured" ? { featured_item_id: page.item.id } : {};
}
