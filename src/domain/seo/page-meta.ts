import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { check } from "#domain/configure/check.ts";
import { pageStart } from "#domain/configure/default-selection.ts";
import { HOME_PICTURE, SOCIAL_PICTURE_SIZE, socialPicture } from "#domain/configure/gallery-pictures.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { sentenceText } from "#domain/configure/sentence.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import type { Entries } from "#domain/configure/wire/field-names.ts";
import { type FaqGroup, wholeFaq } from "#domain/content/faq.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { openingPrice } from "#domain/price/opening-price.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { crumbsOf } from "./crumbs.ts";
import { type FeaturedPage, pageAt } from "./page-at.ts";
import { ABOUT_PATH, FAQ_PATH, plainCrumbs, type PlainPage } from "./plain-pages.ts";
import {
  aggregateOffer,
  breadcrumbData,
  type CustomerRating,
  faqData,
  type JsonLd,
  offer,
  productData,
  shopData,
} from "./structured-data.ts";

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    /** What it shows, in words. */
    readonly alt: string;
  };
  readonly structuredData: readonly JsonLd[];
}

/** Where and when a page is looked at; `origin` without a trailing slash. */
export interface Visit {
  readonly origin: string;
  readonly on: CalendarDate;
  readonly path: string;
  readonly query: Entries;
  /** Every question that is answered somewhere. */
  readonly faq: readonly FaqGroup[];
}

/** What customers say of products; null while nobody has said anything. */
type RatingOf = (productIds: readonly number[]) => CustomerRating | null;

function picture(origin: string, slug: string, alt: string): PageMeta["image"] {
  return {
    url: `${origin}${socialPicture(slug)}`,
    ...SOCIAL_PICTURE_SIZE,
    alt,
  };
}

function homeMeta({ document: { shop } }: Catalogue, { origin }: Visit): PageMeta {
  const image = picture(origin, HOME_PICTURE, `Stickers, labels and cards printed by ${shop.name}`);
  return {
    title: `${shop.name}: custom stickers, labels and cards with the price at once`,
    description:
      "Custom stickers, roll labels, decals, business cards and swing tags printed in New Zealand. " +
      "Choose a size and see the price and delivery date at once.",
    canonical: `${origin}/`,
    image,
    structuredData: [shopData(shop, origin, image.url)],
  };
}

function plainMeta(catalogue: Catalogue, plain: PlainPage, { origin, faq }: Visit): PageMeta {
  const { shop } = catalogue.document;
  const { path, name, description } = plain;
  const image = picture(origin, HOME_PICTURE, `Stickers, labels and cards printed by ${shop.name}`);
  return {
    title: `${name} | ${shop.name}`,
    description,
    canonical: `${origin}${path}`,
    image,
    structuredData: [
      breadcrumbData(origin, plainCrumbs(plain)),
      ...(path === FAQ_PATH ? [faqData(wholeFaq(catalogue, faq))] : []),
      ...(path === ABOUT_PATH ? [shopData(shop, origin, image.url)] : []),
    ],
  };
}

/** The price of what the address configures, when it configures something that can be ordered. */
function configuredOffer(
  catalogue: Catalogue,
  { item, product, base }: FeaturedPage,
  visit: Visit,
): { readonly description: string; readonly sentence: string; readonly offers: JsonLd } | null {
  const scope = scopeOf(item);
  const start = pageStart(catalogue, item, product, visit.query);
  const selection = readAddress(catalogue, scope, visit.query, start);
  const { featuredPriceId: featured } = start;
  const begun = featured === undefined ? [] : [`featured=${featured}`];
  const query = [...begun, writeAddress(catalogue, scope, selection, start)].filter(Boolean).join("&");
  const row = query === "" ? null : priceOf(catalogue, selection, visit.on);
  if (row === null || check(catalogue, selection).length > 0) return null;
  const path = product ? `${base}/${product.slug}` : base;
  return {
    description: summaryOf(catalogue, selection),
    sentence: sentenceText(catalogue, selection, { price: row.price }),
    offers: offer(catalogue.document.shop, `${visit.origin}${path}?${query}`, row.price),
  };
}

function featuredMeta(catalogue: Catalogue, page: FeaturedPage, visit: Visit, ratingOf: RatingOf): PageMeta {
  const { item, product } = page;
  const { shop } = catalogue.document;
  const canonical = `${visit.origin}${item.route}${product ? `/${product.slug}` : ""}`;
  const name = product?.name ?? item.name;
  const image = picture(
    visit.origin,
    product ? pictureSlug(product) : (item.pictures ?? item.slug),
    `${name} printed by ${shop.name}`,
  );
  const { pieces, price } = openingPrice(catalogue, item, visit.on, product?.id);
  const summary = product?.summary ?? item.summary;
  const configured = configuredOffer(catalogue, page, visit);
  const goods = {
    name,
    description: configured?.description ?? summary,
    image: image.url,
  };
  const opening = product
    ? offer(shop, canonical, price)
    : aggregateOffer(shop, canonical, price, scopeOf(item).productIds.length);
  return {
    title: `${product ? `${product.name}, ` : ""}${item.name} | ${shop.name}`,
    description: configured
      ? `${configured.sentence} ${summary}`
      : `${summary} ${grouped(pieces)} from ${formatMoney(price)} with GST: see your price and delivery date at once.`,
    canonical,
    image,
    structuredData: [
      productData(
        shop,
        goods,
        configured?.offers ?? opening,
        ratingOf(product ? [product.id] : scopeOf(item).productIds),
      ),
      breadcrumbData(visit.origin, crumbsOf(catalogue, page)),
    ],
  };
}

/** What search engines and link previews are told about an address, priced by the engine; null when no page is there. */
export function pageMeta(
  catalogue: Catalogue,
  visit: Visit,
  ratingOf: RatingOf = () => null,
): PageMeta | null {
  const page = pageAt(catalogue, visit.path);
  if (page === null) return null;
  switch (page.kind) {
    case "home":
      return homeMeta(catalogue, visit);
    case "plain":
      return plainMeta(catalogue, page.plain, visit);
    case "featured":
      return featuredMeta(catalogue, page, visit, ratingOf);
  }
}
