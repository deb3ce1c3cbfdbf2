import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CardKind } from "#domain/catalogue/product.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { FeaturedPage } from "./page-at.ts";
import type { PageCrumb } from "./plain-pages.ts";

/** The one product of a page that shows a single one: named in its path, or all there is. */
function singleProductOf({ products }: Catalogue, { item, product }: FeaturedPage) {
  return product ?? (item.singleProduct ? (products.get(scopeOf(item).productIds[0] ?? 0) ?? null) : null);
}

const cardKindNames = { type: "Type", material: "Material" } as const satisfies Record<CardKind, string>;

/** How the kind of a card is called in headings and breadcrumbs; a type where a product says none. */
export function cardKindName(kind: CardKind | null): string {
  return cardKindNames[kind ?? "type"];
}

/** Type or Material, and the name: what a card is found by (content-and-lettering.md 2.2). */
function cardCrumbs(catalogue: Catalogue, page: FeaturedPage): readonly PageCrumb[] {
  const { item, product } = page;
  const single = singleProductOf(catalogue, page);
  const all = { name: "Business Cards", path: "/business-cards" };
  if (single === null) return [all, { name: item.name, path: item.route }];
  const kind = cardKindName(single.cardKind);
  return [
    all,
    { name: kind, path: `/business-cards#${kind.toLowerCase()}` },
    { name: single.name, path: product ? `${item.route}/${product.slug}` : item.route },
  ];
}

/** The way from the home page to a page, as it is shown and as search engines read it. */
export function crumbsOf(catalogue: Catalogue, page: FeaturedPage): readonly PageCrumb[] {
  const { item, product } = page;
  const home = { name: "Home", path: "/" };
  if (item.page === "business-cards") return [home, ...cardCrumbs(catalogue, page)];
  const group = catalogue.document.featuredGroups.find((one) => one.featuredItemIds.includes(item.id));
  return [
    home,
    { name: group?.name ?? "Stickers", path: "/stickers" },
    { name: item.name, path: item.route },
    ...(product ? [{ name: product.name, path: `${item.route}/${product.slug}` }] : []),
  ];
}
