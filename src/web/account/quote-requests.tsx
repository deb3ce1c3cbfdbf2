import { useSearchParams } from "react-router";
import { messageOf } from "#domain/messages.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ShowAllLink } from "./show-all-link.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { LoadState } from "./load-state.tsx";
import { Section } from "./section.tsx";
import { useFetch } from "#web/calls/use-fetch.ts";
import { EmptyState } from "./empty-state.tsx";
import { RequestRow } from "./request-row.tsx";
import styles from "./quote-requests.module.css";

function listQuoteRequests() {
  return callShop("GET quote/get/quote-requests");
}

/**
 * What the customer has asked a price for, the newest first: `most` of them, all without it. A mail leads to one of them by
 * its number; then none is left out.
 */
export function QuoteRequests({ most }: { readonly most?: number }) {
  const asked = useFetch(listQuoteRequests);
  const [query] = useSearchParams();
  const wanted = query.get("quote_request");
  const shown = wanted === null ? most : undefined;
  return (
    <Section title="Quote requests" note="What you have asked us to price, newest first.">
      <LoadState asked={asked}>
        {(requests) => (
          <div className={styles.requests}>
            {wanted !== null && !requests.some(({ request_no }) => request_no === wanted) && (
              <Message tone="error">{messageOf("quote-request-not-found")}</Message>
            )}
            {requests.length === 0 ? (
              <EmptyState way={{ words: "See what we print", to: "/" }}>
                There is no history yet. When you ask us for a special price, your request will appear here.
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {requests.slice(0, shown).map((request) => (
                  <RequestRow
                    key={request.request_no}
                    request={request}
                    open={request.request_no === wanted}
                  />
                ))}
              </ul>
            )}
            <ShowAllLink count={requests.length} most={shown} what="quote requests" to="/account/requests" />
          </div>
        )}
      </LoadState>
    </Section>
  );
}
