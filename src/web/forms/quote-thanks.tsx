import { useState } from "react";
import { quoteRequestThanks } from "#domain/quote-request/quote-request.ts";
import { Button } from "#ui/button.tsx";
import { reportConversion, type WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { currentVisitor, refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { Success } from "./success.tsx";
import styles from "./form.module.css";

interface SentQuoteRequest extends WireQuoteRequest {
  readonly email: string;
}

/** The thank-you state of a dialog that asks for a quote. The request is counted; it has made or named this browser's guest. */
export function useSubmittedQuoteRequest() {
  const [sent, setSent] = useState<SentQuoteRequest | null>(null);
  const onSent = (created: WireQuoteRequest, email: string): void => {
    setSent({ ...created, email });
    reportConversion(created);
    if (currentVisitor()?.user == null) void refreshVisitor();
  };
  return { sent, onSent };
}

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
      <div className={styles.ways}>
        <Button look="quiet" onClick={onClose}>
          Back to the product
        </Button>
        {isMember && <a href={`/account?quote_request=${sent.request_no}`}>See your quote requests</a>}
      </div>
    </Success>
  );
}
