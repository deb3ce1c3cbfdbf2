import { useState } from "react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { quoteRequestThanks } from "../../../domain/quote/request/thanks.ts";
import { refreshVisitor, useVisitor } from "../../calls/visitor-store.ts";
import formStyles from "../../forms/form.module.css";
import { Success } from "../../forms/success.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { AskedItem } from "./asked-item.tsx";
import { noteConversion, type CreatedQuoteRequest } from "./quote-request-calls.ts";
import { QuoteRequestForm } from "./quote-request-form.tsx";
import styles from "./quote-request.module.css";

interface Sent extends CreatedQuoteRequest {
  readonly email: string;
}

const ThankYou = ({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) => {
  const isMember = useVisitor()?.user != null;
  return (
    <Success heading={quoteRequestThanks.heading}>
      <p className={formStyles.words}>{quoteRequestThanks.words}</p>
      <p className={formStyles.words}>
        Your number is <strong>{sent.request_no}</strong>; a copy goes to <strong>{sent.email}</strong>.
      </p>
      <div className={styles.ways}>
        <Button look="quiet" onClick={onClose}>
          Back to the product
        </Button>
        {isMember && <Link to="/account">See your quote requests</Link>}
      </div>
    </Success>
  );
};

type QuoteRequestDialogProps = Pick<
  ComponentProps<typeof QuoteRequestForm>,
  "catalogue" | "selection" | "registered"
> & { readonly onClose: () => void };

/** The dialog 'Request a Quote': the form, then thanks. Whoever closes it begins anew the next time. */
export const QuoteRequestDialog = ({ onClose, ...asked }: QuoteRequestDialogProps) => {
  const visitor = useVisitor();
  const [sent, setSent] = useState<Sent | null>(null);
  const onSent = (created: CreatedQuoteRequest, email: string) => {
    setSent({ ...created, email });
    noteConversion(created);
    if (visitor?.user == null) void refreshVisitor();
  };
  return (
    <Dialog title="Request a Quote" onClose={onClose}>
      {sent ? (
        <ThankYou sent={sent} onClose={onClose} />
      ) : (
        <>
          <AskedItem catalogue={asked.catalogue} selection={asked.selection} />
          <QuoteRequestForm {...asked} visitor={visitor} onSent={onSent} />
        </>
      )}
    </Dialog>
  );
};
