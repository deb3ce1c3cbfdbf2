import { quoteRequestThanks } from "#domain/quote-request/quote-request.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { Button } from "#ui/button.tsx";
import styles from "./form.module.css";
import { Success } from "./success.tsx";
import type { SentQuoteRequest } from "./use-sent-quote-request.ts";
import successStyles from "./success.module.css";

interface QuoteThanksProps {
  readonly sent: SentQuoteRequest;
  readonly onClose: () => void;
}

/** The thank-you state of every quote request: its number, where the copy goes, and the ways on. */
export function QuoteThanks({ sent, onClose }: QuoteThanksProps) {
  const isMember = useVisitor()?.user != null;
  return (
    <Success heading={quoteRequestThanks.heading}>
      <p className={styles.words}>{quoteRequestThanks.words}</p>
      <p className={styles.words}>
        Your number is <strong>{sent.request_no}</strong>; a copy goes to <strong>{sent.email}</strong>.
      </p>
      <div className={successStyles.ways}>
        <Button look="quiet" onClick={onClose}>
          Back to the product
        </Button>
        {isMember && <a href={`/account?quote_request=${sent.request_no}`}>See your quote requests</a>}
      </div>
    </Success>
  );
}
