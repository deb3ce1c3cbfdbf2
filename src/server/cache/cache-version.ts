import type { Services } from "#topics/services.ts";

/**
 * What every answer that is the same for everybody depends on: the catalogue, the reviews and answers, the shop's day, and whether
 * the cut-off has passed. When it changes, everything that was cached is stale.
 */
export function cacheVersionOf({
  catalogue,
  faq,
  reviews,
  shopMoment,
}: Pick<Services, "catalogue" | "faq" | "reviews" | "shopMoment">): string {
  const { date, afterCutOff } = shopMoment();
  return `${catalogue.current().version} ${reviews.revision()} ${faq.revision()} ${date} ${afterCutOff}`;
}
