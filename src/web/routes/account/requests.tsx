import { QuoteRequests } from "#web/account/quote-requests.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Quote requests");

/** The page `/account/requests`: every quote request. */
export default function AccountRequests() {
  return <QuoteRequests />;
}
