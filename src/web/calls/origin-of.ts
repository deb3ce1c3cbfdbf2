import { trackingNames } from "#domain/quote-request/tracking-names.ts";
import { type Tracking, trackingOf } from "#domain/quote-request/tracking.ts";
import { rememberedCampaign } from "./campaign.ts";

interface Origin {
  readonly path: string;
  readonly tracking: Tracking;
}

/**
 * A page's path without its campaign, and that apart from it: who follows the link later did not come from there. A page
 * without one was reached by the campaign that the visit began with.
 */
export function originOf(page: string): Origin {
  const [pathname = "/", search] = page.split("?", 2);
  const query = new URLSearchParams(search);
  const rest = new URLSearchParams([...query].filter(([name]) => !trackingNames.some((one) => one === name)));
  const own = trackingOf((name) => query.get(name));
  return {
    path: rest.size === 0 ? pathname : `${pathname}?${rest}`,
    tracking: Object.keys(own).length > 0 ? own : rememberedCampaign(),
  };
}
