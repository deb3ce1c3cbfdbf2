import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import { type Cents, toDollars } from "#domain/money.ts";
import type { FaqGroupContent } from "#domain/content/faq.ts";
import type { PageCrumb } from "./plain-pages.ts";

export type JsonLd = Readonly<Record<string, unknown>>;

function amount(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}

function offerFacts(shop: Shop, url: string) {
  return {
    priceCurrency: shop.currency,
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    url,
    seller: { "@type": "Organization", name: shop.name },
  };
}

/** What a whole page sells: from its cheapest price on. */
export function aggregateOffer(shop: Shop, url: string, from: Cents, productCount: number): JsonLd {
  return {
    "@type": "AggregateOffer",
    lowPrice: amount(from),
    offerCount: productCount,
    ...offerFacts(shop, url),
  };
}

/** One configured product at its price. */
export function offer(shop: Shop, url: string, price: Cents): JsonLd {
  return {
    "@type": "Offer",
    price: amount(price),
    ...offerFacts(shop, url),
  };
}

/** What customers say of goods: demonstrations are nobody's opinion and are not told here. */
export interface CustomerRating {
  /** Mean of the stars, to one decimal. */
  readonly ratingValue: number;
  readonly count: number;
  /** The newest of them. */
  readonly reviews: readonly {
    readonly title: string;
    readonly rate: number;
    readonly comment: string;
    readonly customer: string;
    readonly date: CalendarDate;
  }[];
}

function ratingData({ ratingValue, count, reviews }: CustomerRating): JsonLd {
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ title, rate, comment, customer, date }) => ({
      "@type": "Review",
      name: title,
      reviewBody: comment,
      reviewRating: { "@type": "Rating", ratingValue: rate, bestRating: 5, worstRating: 1 },
      author: { "@type": "Person", name: customer },
      datePublished: date,
    })),
  };
}

/** The thing for sale, with what customers say of it once there is something. */
export function productData(
  shop: Shop,
  goods: { readonly name: string; readonly description: string; readonly image: string },
  offers: JsonLd,
  rating: CustomerRating | null,
): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    ...goods,
    brand: { "@type": "Brand", name: shop.name },
    offers,
    ...(rating && ratingData(rating)),
  };
}

/** Where a page stands, as its crumbs say it. */
export function breadcrumbData(origin: string, crumbs: readonly PageCrumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Questions of a page with their answers. */
export function faqData(groups: readonly FaqGroupContent[]): JsonLd {
  const entries = groups.flatMap((group) => group.entries);
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function shopData(shop: Shop, origin: string, image: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    name: shop.name,
    url: `${origin}/`,
    image,
    telephone: shop.phone,
    email: shop.email,
    currenciesAccepted: shop.currency,
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.streetAddress,
      addressLocality: shop.city,
      postalCode: shop.postcode,
      addressCountry: "NZ",
    },
  };
}
