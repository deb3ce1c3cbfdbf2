import { useState } from "react";
import { say } from "../../../domain/account/messages.ts";
import { type CreatedQuoteRequest, noteConversion } from "../../calls/note-conversion.ts";
import { refreshVisitor, useVisitor } from "../../calls/visitor-store.ts";
import { QuoteThanks, type SentQuoteRequest } from "../../forms/quote-thanks.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Message } from "../../ui/feedback/message.tsx";
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
  const [sent, setSent] = useState<SentQuoteRequest | null>(null);
  const onSent = (created: CreatedQuoteRequest, email: string) => {
    setSent({ ...created, email });
    noteConversion(created);
    if (visitor?.user == null) void refreshVisitor();
  };
  return (
    <Dialog title="Special Processing" width={sent ? "narrow" : "wide"} onClose={onClose}>
      {sent && <QuoteThanks sent={sent} onClose={onClose} />}
      {!sent && fetched.state === "coming" && <Coming />}
      {!sent && fetched.state === "failed" && <Failed onAgain={again} />}
      {!sent && fetched.state === "here" && (
        <SpecialProcessingForm {...asked} catalogue={fetched.catalogue} visitor={visitor} onSent={onSent} />
      )}
    </Dialog>
  );
};
