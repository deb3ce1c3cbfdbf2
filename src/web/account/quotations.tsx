import { ShowAllLink } from "./show-all-link.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { LoadState } from "./load-state.tsx";
import { Section } from "./section.tsx";
import { messageOf } from "#domain/messages.ts";
import { Message } from "#ui/feedback/message.tsx";
import { useFetch } from "#web/calls/use-fetch.ts";
import { EmptyState } from "./empty-state.tsx";
import { QuotationRow } from "./quotation-row.tsx";
import styles from "./quotations.module.css";

function listQuotations() {
  return callShop("GET quote/get/quotations");
}

/** The dialog that shows a quotation. */
export interface QuotationOpener {
  readonly open: (number: string) => void;
  /** The number of the one that is on its way. */
  readonly coming: string | null;
  /** It could not be fetched. */
  readonly failed: boolean;
}

interface QuotationsProps {
  readonly opener: QuotationOpener;
  /** How many of them; all without it. */
  readonly most?: number;
}

/** What the customer was quoted, the newest first. */
export function Quotations({ opener, most }: QuotationsProps) {
  const asked = useFetch(listQuotations);
  return (
    <Section title="Quotations" note="Prices we hold for you, newest first.">
      <LoadState asked={asked}>
        {(quotations) =>
          quotations.length === 0 ? (
            <EmptyState way={{ words: "Get a price", to: "/quote" }}>
              No quotations yet. Press Print beside a price and it will appear here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {quotations.slice(0, most).map((quotation) => (
                  <QuotationRow
                    key={quotation.quotation_no}
                    quotation={quotation}
                    isComing={opener.coming === quotation.quotation_no}
                    onOpen={opener.open}
                  />
                ))}
              </ul>
              <ShowAllLink count={quotations.length} most={most} what="quotations" to="/account/quotations" />
            </>
          )
        }
      </LoadState>
      <div role="alert" className={styles.failed}>
        {opener.failed && <Message tone="error">{messageOf("unexpected")}</Message>}
      </div>
    </Section>
  );
}
