import { trackingNames } from "#domain/quote-request/tracking-names.ts";
import { type Tracking, trackingOf } from "#domain/quote-request/tracking.ts";

const PLACE = "campaign";

/** Reads what is stored as carefully as an address: anybody can write into a browser's storage. */
function parsed(text: string | null): Tracking {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const values =
      typeof stored === "object" && stored !== null ? new Map(Object.entries(stored)) : new Map();
    return trackingOf((name) => values.get(name));
  } catch {
    return {};
  }
}

/** The campaign by which this visit began; none where the browser closes its storage. */
export function rememberedCampaign(): Tracking {
  try {
    return parsed(sessionStorage.getItem(PLACE));
  } catch {
    return {};
  }
}

/** Remembers an address's campaign parameters for the visit; a later campaign replaces an earlier one whole. */
export function rememberCampaign(search: string): void {
  if (!trackingNames.some((name) => search.includes(`${name}=`))) return;
  const query = new URLSearchParams(search);
  const campaign = trackingOf((name) => query.get(name));
  if (Object.keys(campaign).length === 0) return;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(campaign));
  } catch (error) {
    // Without storage only the landing page itself knows its campaign.
    console.error(error);
  }
}
