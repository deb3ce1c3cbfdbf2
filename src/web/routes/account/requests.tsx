import { QuoteRequests } from "#web/features/account/page/history/quote-requests.tsx";
import { accountMeta } from "./account-meta.ts";

export const meta = accountMeta("Quote requests");

/** The page `/account/requests`: every quote request. */
export default function AccountRequests() {
  return <QuoteRequests />;
}
