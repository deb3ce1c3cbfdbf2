import type { ComponentProps, ReactNode } from "react";
import { uploadsOf } from "#web/calls/uploads/upload-list.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { QuoteThanks } from "#web/forms/quote-thanks.tsx";
import { useSentQuoteRequest } from "#web/forms/use-sent-quote-request.ts";
import { Dialog } from "#ui/dialog.tsx";
import { QuoteRequestForm } from "./quote-request-form.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { kindOf } from "#domain/detail.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import styles from "./quote-request.module.css";

type QuoteRequestDialogProps = Pick<
  ComponentProps<typeof QuoteRequestForm>,
  "catalogue" | "selection" | "registered"
> & {
  /** What the product looks like. */
  readonly picture: ReactNode;
  readonly onClose: () => void;
};

interface QuoteRequestItemProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Its picture. */
  readonly children: ReactNode;
}

/** What the quote is asked for, to be looked over once more: the product, then the rest in one run of words. */
function QuoteRequestItem({ catalogue, selection, children }: QuoteRequestItemProps) {
  const details = detailsOf(catalogue, selection).filter((detail) => kindOf(detail) !== "product");
  return (
    <section aria-label="Your item" className={styles.item}>
      {children}
      <div>
        <h3 className={styles.product}>{titleOf(catalogue, selection)}</h3>
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

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
