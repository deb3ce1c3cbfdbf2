import { Link, useSearchParams } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { messageOf } from "#domain/messages.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { dateOf, EmptyState, LoadState, Section, ShowAllLink } from "./section.tsx";
import styles from "./quotations.module.css";

function listQuoteRequests() {
  return callShop("GET quote/get/quote-requests");
}

interface RequestRowProps {
  readonly request: ReplyTo<"GET quote/get/quote-requests">[number];
  readonly open: boolean;
}

/** One quote request: what, when and how it stands; opened, everything that was asked. */
function RequestRow({ request, open }: RequestRowProps) {
  const { request_no: number, title, quote_type: type, state, date, details, files } = request;
  return (
    <li>
      <Disclosure
        open={open}
        summary={
          <span className={styles.quoteRequestsRow}>
            <span className={styles.product}>{title}</span>
            <span className={styles.state}>{state}</span>
            <OwnPictures artwork={request.artwork} />
            <time dateTime={date} className={styles.quiet}>
              {dateOf(date)}
            </time>
            <span className={styles.number}>{number}</span>
          </span>
        }
      >
        <dl className={styles.details}>
          <dt>Asked as</dt>
          <dd>{type}</dd>
          {details.map(({ label, value }) => [
            <dt key={`${label} ${value}`}>{label}</dt>,
            <dd key={`${label} ${value} value`}>{value}</dd>,
          ])}
          {files.length > 0 && <dt>{files.length === 1 ? "File" : "Files"}</dt>}
          {files.length > 0 && <dd>{files.join("\n")}</dd>}
        </dl>
        <p className={styles.way}>
          <Link to={request.path}>Open it</Link>
          {request.order_path !== null && (
            <>
              {" · "}
              <Link to={request.order_path}>See the order</Link>
            </>
          )}
        </p>
      </Disclosure>
    </li>
  );
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
