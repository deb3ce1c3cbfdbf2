import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { plainPages } from "./plain-pages.ts";

/** Paths of all pages that search engines may read; of a page with one product only the page's. */
export function pagePaths({ document, products }: Catalogue): readonly string[] {
  const goods = document.featuredItems.flatMap((item) => {
    const ids = scopeOf(item).productIds;
    const slugs = ids.length > 1 ? ids.flatMap((id) => products.get(id)?.slug ?? []) : [];
    return [item.route, ...slugs.map((slug) => `${item.route}/${slug}`)];
  });
  return ["/", ...plainPages.map(({ path }) => path), ...goods];
}
