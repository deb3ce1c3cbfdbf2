import { data } from "react-router";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { FeaturedItem } from "../../../domain/catalogue/schema.ts";
import { sliceFor } from "../../../domain/catalogue/slice.ts";
import { scopeOf } from "../../../domain/configure/scope.ts";
import type { ShopMoment } from "../../../domain/deliver/processing-day.ts";
import { fromPrice } from "../../../domain/price/from-price.ts";
import type { QuotePage } from "../../features/configurator/quote-page.types.ts";

interface Wanted {
  readonly item: FeaturedItem | undefined;
  /** Product in the path. */
  readonly productSlug: string | undefined;
  readonly url: string;
  readonly moment: ShopMoment;
  readonly origin: string;
}

const notFound = () => data(null, { status: 404 });

const startProduct = (catalogue: Catalogue, productIds: readonly number[], slug: string | undefined) => {
  if (slug === undefined) return undefined;
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined || !productIds.includes(product.id)) throw notFound();
  return product;
};

/** `?featured=7`: a featured price of this page that fills in the form; any other number is ignored. */
const featuredPriceId = (catalogue: Catalogue, item: FeaturedItem, url: string): number | undefined => {
  const id = Number(new URL(url).searchParams.get("featured"));
  return catalogue.featuredPrices.get(id)?.featuredItemId === item.id ? id : undefined;
};

/** Everything a quote page shows, or a 404 for an item or product that is not sold there. */
export const loadQuotePage = (catalogue: Catalogue, { item, productSlug, url, moment, origin }: Wanted) => {
  if (item === undefined) throw notFound();
  const scope = scopeOf(item);
  const product = startProduct(catalogue, scope.productIds, productSlug);
  const page: QuotePage = {
    document: sliceFor(catalogue, scope.productIds, { onlySupplyIds: scope.onlySupplyIds }),
    version: catalogue.version,
    scope,
    start: { productId: product?.id, featuredPriceId: featuredPriceId(catalogue, item, url) },
    moment,
  };
  const group = catalogue.document.featuredGroups.find((one) => one.featuredItemIds.includes(item.id));
  return {
    page,
    item: { slug: item.slug, name: item.name, route: item.route, summary: item.summary },
    product: product && { slug: product.slug, name: product.name, breadcrumb: product.breadcrumb },
    group: group?.name ?? "",
    /** The pages of the same kind: the title leads to them. */
    categories: catalogue.document.featuredItems
      .filter((one) => one.page === item.page)
      .map(({ slug, name, route }) => ({ slug, name, route })),
    fromPrice: fromPrice(catalogue, item, moment.date),
    origin,
  };
};

export type QuotePageData = ReturnType<typeof loadQuotePage>;
