import type { Services } from "#server/services/services.ts";

/**
 * What every answer that is the same for everybody depends on: the catalogue, the shop's day, and whether the cut-off has
 * passed. When it changes, everything that was cached is stale.
 */
export function cacheVersionOf({
  catalogue,
  shopMoment,
}: Pick<Services, "catalogue" | "shopMoment">): string {
  const { date, afterCutOff } = shopMoment();
  return `${catalogue.current().version} ${date} ${afterCutOff}`;
}
