import { shopContent } from "#catalogue/content/content.ts";
import type { PageServices } from "#web/app-context.ts";
import { letteringCatalogue } from "../catalogue/lettering-catalogue.ts";

const day = 86_400_000;

/** What pages need of the shop, without a database: its goods and words, nothing that customers have said, a Tuesday at 11 in Auckland. */
export const pageServices: PageServices = {
  config: {
    shopOrigin: "https://shop.example",
    dataLayer: false,
    artworkLifeMs: 30 * day,
    unusedUploadLifeMs: 2 * day,
  },
  catalogue: { current: () => letteringCatalogue },
  reviews: {
    list: async () => ({
      reviews: [],
      currentPage: 1,
      lastPage: 1,
      ratingValue: 0,
      total: 0,
      areExamples: false,
    }),
    rating: () => null,
  },
  faq: { groups: () => shopContent.faq },
  content: shopContent,
  shopMoment: () => ({ date: "2026-11-24", afterCutOff: false }),
  log: { error: (facts, message) => console.error(message, facts) },
};
