import { useState } from "react";
import { say } from "../../../domain/account/messages.ts";
import { quoteRequestThanks } from "../../../domain/quote/request/thanks.ts";
import { callShop } from "../../calls/call-shop.ts";
import { refreshVisitor, useVisitor } from "../../calls/visitor-store.ts";
import formStyles from "../../forms/form.module.css";
import { Success } from "../../forms/success.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Message } from "../../ui/feedback/message.tsx";
import type { CreatedQuoteRequest } from "./send/use-send-special.ts";
import { SpecialProcessingForm, type SpecialProcessingFormProps } from "./special-processing-form.tsx";
import styles from "./special-processing.module.css";
import { useSpecialCatalogue } from "./use-special-catalogue.ts";

type SpecialProcessingDialogProps = Pick<
  SpecialProcessingFormProps,
  "opened" | "featuredItemId" | "registered" | "onSignIn"
> & {
  /** The page's featured item. */
  readonly slug: string;
  readonly onClose: () => void;
};

interface Sent extends CreatedQuoteRequest {
  readonly email: string;
}

const ThankYou = ({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) => (
  <Success heading={quoteRequestThanks.heading}>
    <p className={formStyles.words}>{quoteRequestThanks.words}</p>
    <p className={formStyles.words}>
      Your number is <strong>{sent.request_no}</strong>; a copy goes to <strong>{sent.email}</strong>.
    </p>
    <Button look="quiet" onClick={onClose}>
      Back to the product
    </Button>
  </Success>
);

const Coming = () => (
  <div className={styles.coming} role="status" aria-label="Opening the form">
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <span key={line} className={styles.line} />
    ))}
  </div>
);

const Failed = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className={styles.failed} role="alert">
    <Message tone="error">{say("unexpected")}</Message>
    <Button look="quiet" onClick={onAgain}>
      Try again
    </Button>
  </div>
);

/** The dialog 'Special Processing': the form, then thanks. Whoever closes it begins anew the next time. */
export const SpecialProcessingDialog = ({ slug, onClose, ...asked }: SpecialProcessingDialogProps) => {
  const visitor = useVisitor();
  const { fetched, again } = useSpecialCatalogue(slug);
  const [sent, setSent] = useState<Sent | null>(null);
  const onSent = (created: CreatedQuoteRequest, email: string) => {
    setSent({ ...created, email });
    void callShop<object>("POST", "quote/create/conversion", { request_no: created.request_no });
    if (visitor?.user == null) void refreshVisitor();
  };
  return (
    <Dialog title="Special Processing" width={sent ? "narrow" : "wide"} onClose={onClose}>
      {sent && <ThankYou sent={sent} onClose={onClose} />}
      {!sent && fetched.state === "coming" && <Coming />}
      {!sent && fetched.state === "failed" && <Failed onAgain={again} />}
      {!sent && fetched.state === "here" && (
        <SpecialProcessingForm {...asked} catalogue={fetched.catalogue} visitor={visitor} onSent={onSent} />
      )}
    </Dialog>
  );
};
