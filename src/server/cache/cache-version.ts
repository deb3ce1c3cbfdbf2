import type { Services } from "#topics/services.ts";

/** What tells when something that is cached is stale. */
export type CacheFacts = Pick<Services, "catalogue" | "faq" | "reviews" | "settings" | "shopMoment">;

/**
 * What every answer that is the same for everybody depends on: the catalogue, the reviews and answers, what is set, the shop's day, and whether
 * the cut-off has passed. When it changes, everything that was cached is stale.
 */
export function cacheVersionOf({ catalogue, faq, reviews, settings, shopMoment }: CacheFacts): string {
  const { date, afterCutOff } = shopMoment();
  const revisions = [reviews.revision(), faq.revision(), settings.revision()].join(" ");
  return `${catalogue.current().version} ${revisions} ${date} ${afterCutOff}`;
}
