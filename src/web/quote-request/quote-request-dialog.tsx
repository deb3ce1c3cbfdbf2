import type { ComponentProps, ReactNode } from "react";
import { uploadsOf } from "#web/calls/uploads/upload-list.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { QuoteThanks } from "#web/forms/quote-thanks.tsx";
import { useSentQuoteRequest } from "#web/forms/use-sent-quote-request.ts";
import { Dialog } from "#ui/dialog.tsx";
import { QuoteRequestItem } from "./quote-request-item.tsx";
import { QuoteRequestForm } from "./quote-request-form.tsx";

type QuoteRequestDialogProps = Pick<
  ComponentProps<typeof QuoteRequestForm>,
  "catalogue" | "selection" | "registered"
> & {
  /** What the product looks like. */
  readonly picture: ReactNode;
  readonly onClose: () => void;
};

/** The dialog 'Request a Quote': the form, then thanks. Whoever closes it begins anew the next time. */
export function QuoteRequestDialog({ picture, onClose: close, ...asked }: QuoteRequestDialogProps) {
  const onClose = (): void => {
    uploadsOf("quote-request").clear();
    close();
  };
  const visitor = useVisitor();
  const { sent, onSent } = useSentQuoteRequest();
  return (
    <Dialog title="Request a Quote" onClose={onClose}>
      {sent ? (
        <QuoteThanks sent={sent} onClose={onClose} />
      ) : (
        <>
          <QuoteRequestItem catalogue={asked.catalogue} selection={asked.selection}>
            {picture}
          </QuoteRequestItem>
          <QuoteRequestForm {...asked} visitor={visitor} onSent={onSent} />
        </>
      )}
    </Dialog>
  );
}
