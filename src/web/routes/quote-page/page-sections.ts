import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { ShopContent } from "#domain/content/content.ts";
import type { PageReviews } from "#web/reviews/review-place.ts";
import { artworkGuide } from "#domain/content/artwork-guide.ts";
import { faqOf } from "#domain/content/faq.ts";
import { specialFeaturesOf } from "#domain/content/tell-special-features.ts";
import { productInfoOf } from "#domain/content/tell-product-info.ts";

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

/** All addresses of a page are told the same; the words come with the program. */
const knownSections = memoizePerCatalogue<ReturnType<typeof tellSections>>();

/** What stands below the banner of a quote page, in words: the same whatever is configured. */
export function pageSections(
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
