import { data, redirect, type RouterContextProvider } from "react-router";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { pageStart } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { artworkGuide } from "#domain/content/artwork-guide.ts";
import { attachingOf } from "#domain/content/attaching.ts";
import type { ShopContent } from "#domain/content/content.ts";
import { type FaqGroup, faqOf } from "#domain/content/faq.ts";
import { infoModalsOf } from "#domain/content/info-modals.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import { productInfoOf } from "#domain/content/product-info-content.ts";
import { specialFeaturesOf } from "#domain/content/special-features-content.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { openingPrice } from "#domain/price/opening-price.ts";
import { priceDifferences } from "#domain/price/price-differences.ts";
import { productsOfType, reviewType } from "#domain/review/review-type.ts";
import { crumbsOf } from "#domain/seo/crumbs.ts";
import { leadOf } from "#domain/seo/page-at.ts";
import { pageMeta } from "#domain/seo/page-meta.ts";
import { type PageServices, servicesContext } from "#web/app-context.ts";
import { addressEntries, selectionIn } from "#web/configurator/address.ts";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";
import { addressWithoutPlace, type PageReviews, reviewPlaceIn } from "#web/reviews/review-place.ts";

interface Wanted {
  readonly item: FeaturedItem | undefined;
  /** Product in the path. */
  readonly productSlug: string | undefined;
  readonly url: URL;
  readonly moment: ShopMoment;
  readonly origin: string;
  readonly content: ShopContent;
  readonly faq: readonly FaqGroup[];
  readonly reviews: PageServices["reviews"];
}

/** What a route's loader is given. */
interface Asked {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** Leaves for where something that is retired leads to; else there is no such page. */
function leave(catalogue: Catalogue, { pathname }: URL): never {
  const to = leadOf(catalogue, pathname);
  if (to !== null) throw redirect(to, 301);
  throw data(null, { status: 404 });
}

function startProduct(
  catalogue: Catalogue,
  productIds: readonly number[],
  slug: string | undefined,
  url: URL,
) {
  if (slug === undefined) return undefined;
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined || !productIds.includes(product.id)) return leave(catalogue, url);
  return product;
}

/** All addresses of a page are sent the same part of the catalogue. */
const knownSlice = memoizePerCatalogue<string>();

/** On the business-cards page each type and material says what it starts at. */
function openingsOf(
  catalogue: Catalogue,
  item: FeaturedItem,
  productIds: readonly number[],
  on: CalendarDate,
): QuotePage["openings"] {
  const shown = item.page === "business-cards" ? productIds : [];
  return new Map(shown.map((id) => [id, openingPrice(catalogue, item, on, id)]));
}

/** The reviews that a page opens with: its first ones, or those its address asks for. */
async function pageReviews(
  catalogue: Catalogue,
  { reviews, url }: Pick<Wanted, "reviews" | "url">,
  type: string,
  own: readonly number[],
): Promise<PageReviews> {
  const address = url;
  const place = reviewPlaceIn(address.searchParams);
  const productIds = productsOfType(catalogue, type) ?? [];
  const first = await reviews.list({ productIds, ...place });
  const products = [...new Set([...own, ...productIds])].flatMap((id) => catalogue.products.get(id) ?? []);
  return {
    type,
    address: addressWithoutPlace(address),
    filter: place.filter,
    first,
    products: products.map(({ id, name }) => ({ id, name })),
  };
}

/** The words that an address asks for, measured. */
function letteringAt(
  catalogue: Catalogue,
  { scope, start }: Pick<QuotePage, "scope" | "start">,
  query: URLSearchParams,
): QuotePage["lettering"] {
  const isWritten = scope.productIds.some((id) => catalogue.products.get(id)?.creationTool);
  const design = isWritten ? selectionIn(catalogue, scope, query, start).lettering : null;
  return design && { design, measures: catalogue.measureLettering(design) };
}

/** What an address asks for, and what each other choice would cost. */
function openedAt(
  catalogue: Catalogue,
  { scope, start }: Pick<QuotePage, "scope" | "start">,
  search: string,
  on: CalendarDate,
): QuotePage["opened"] {
  const selection = selectionIn(catalogue, scope, new URLSearchParams(search), start);
  return { search, differences: priceDifferences(catalogue, scope, selection, on) };
}

/** Of the questions about everything; the rest are a press away. */
const GENERAL_QUESTIONS = 6;

function tellSections(catalogue: Catalogue, content: ShopContent, item: FeaturedItem) {
  const info = productInfoOf(catalogue, content, item, scopeOf(item).productIds);
  return {
    /** The business-cards page shows them as tabs (content-and-lettering.md 2.2). */
    asTabs: item.page === "business-cards",
    productInfo: info.panels.length > 0 ? info : null,
    /** What is cut from letters has no artwork. */
    artwork:
      item.page === "lettering"
        ? null
        : {
            shapes: artworkGuide(catalogue, content),
            opens: item.page === "business-cards" ? ("business-card" as const) : ("stickers" as const),
          },
  };
}

/** The questions about what a page sells, answers that were published since among them. */
function questionsOf(
  catalogue: Catalogue,
  { faq }: ShopContent,
  item: FeaturedItem,
  product: Product | undefined,
) {
  if (item.hidesFaq) return null;
  const shown = product ? [product.id] : scopeOf(item).productIds;
  return faqOf(catalogue, faq, item.showsSelectedFaq ? item.productIds : shown, GENERAL_QUESTIONS);
}

/** All addresses of a page are told the same. */
const knownSections = memoizePerCatalogue<ReturnType<typeof tellSections>>();

/** What stands below the banner of a quote page, in words: the same whatever is configured. */
function pageSections(
  catalogue: Catalogue,
  content: ShopContent,
  item: FeaturedItem,
  product: Product | undefined,
  reviews: PageReviews,
  on: CalendarDate,
) {
  const told = knownSections(catalogue, String(item.id), () => tellSections(catalogue, content, item));
  return {
    ...told,
    faq: questionsOf(catalogue, content, item, product),
    specialFeatures: specialFeaturesOf(catalogue, content, item, on),
    reviews,
  };
}

export type PageSections = ReturnType<typeof pageSections>;

/** Everything a quote page shows, or a 404 for an item or product that is not sold there. */
async function quotePage(catalogue: Catalogue, wanted: Wanted) {
  const { item, productSlug, url, moment, origin, faq, reviews } = wanted;
  const content = contentIn(catalogue, wanted.content);
  if (item === undefined) return leave(catalogue, url);
  const { pathname: path, searchParams } = url;
  const scope = scopeOf(item);
  const product = startProduct(catalogue, scope.productIds, productSlug, url);
  const start = pageStart(catalogue, item, product, searchParams);
  const page: QuotePage = {
    document: knownSlice(catalogue, item.slug, () =>
      JSON.stringify(sliceFor(catalogue, scope.productIds, { onlySupplyIds: scope.onlySupplyIds })),
    ),
    version: catalogue.version,
    scope,
    start,
    lettering: letteringAt(catalogue, { scope, start }, searchParams),
    opened: openedAt(catalogue, { scope, start }, url.search, moment.date),
    openings: openingsOf(catalogue, item, scope.productIds, moment.date),
    moment,
  };
  const { featuredItems } = catalogue.document;
  const own = product ? [product.id] : scope.productIds;
  const shownReviews = await pageReviews(catalogue, wanted, reviewType(item, product ?? null), own);
  return {
    page,
    attaching: attachingOf(catalogue, content, scope.productIds),
    infoModals: infoModalsOf(catalogue, content, scope.productIds),
    sections: pageSections(catalogue, { ...content, faq }, item, product, shownReviews, moment.date),
    item: { slug: item.slug, name: item.name, route: item.route, summary: item.summary },
    crumbs: crumbsOf(catalogue, { kind: "featured", item, product: product ?? null, base: item.route }),
    /** The pages of the same kind: the title leads to them. */
    categories: featuredItems
      .filter((one) => one.page === item.page)
      .map(({ slug, name, route }) => ({ slug, name, route })),
    meta: pageMeta(
      catalogue,
      { origin, on: moment.date, path, query: addressEntries(searchParams), faq },
      reviews.rating,
    ),
  };
}

export type QuotePageData = Awaited<ReturnType<typeof quotePage>>;

/** The loader of every quote page; a route says which item it sells, and which product its path names. */
export function loadQuotePage(
  { context, url }: Asked,
  itemIn: (catalogue: Catalogue) => FeaturedItem | undefined,
  productSlug?: string,
): Promise<QuotePageData> {
  const { catalogue, shopMoment, config, content, faq, reviews } = context.get(servicesContext);
  const current = catalogue.current();
  return quotePage(current, {
    item: itemIn(current),
    productSlug,
    url,
    moment: shopMoment(),
    origin: config.shopOrigin,
    content,
    faq: faq.groups(),
    reviews,
  });
}
