import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Message } from "../../ui/feedback/message.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { BillToBlock } from "./bill-to/bill-to-block.tsx";
import { useBillTo } from "./bill-to/use-bill-to.ts";
import { DocumentLinks } from "./document-links.tsx";
import { Facts, Items, type PictureOf, Sums } from "./invoice.tsx";
import styles from "./quotation-dialog.module.css";
import { useQuotation, type LoadedQuotation } from "./use-quotation.ts";

interface QuotationDialogProps {
  readonly number: string;
  readonly picture: PictureOf;
  readonly onClose: () => void;
}

/** What stands in the dialog until the shop has answered, or when it did not. */
const Waiting = ({ loaded, onRetry }: { readonly loaded: LoadedQuotation; readonly onRetry: () => void }) =>
  loaded.state === "failed" ? (
    <div className={styles.failed}>
      <div role="alert">
        <Message tone="error">{loaded.message}</Message>
      </div>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ) : (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>Loading the quotation</VisuallyHidden>
    </div>
  );

/**
 * The dialog 'Quotation' (quotes-and-accounts.md 2): an invoice view whose Bill To can be edited, to print or to download.
 * Closing it leaves the edit mode too; what could not be saved does not hold it open twice.
 */
export const QuotationDialog = ({ number, picture, onClose }: QuotationDialogProps) => {
  const { loaded, retry, keep } = useQuotation(number);
  const quotation = loaded.state === "ready" ? loaded.quotation : null;
  const billTo = useBillTo(quotation?.id ?? 0, keep);
  const close = () => (billTo.failed ? onClose() : billTo.leave(onClose));
  return (
    <Dialog title="Quotation" width="document" onClose={close}>
      {quotation === null ? (
        <Waiting loaded={loaded} onRetry={retry} />
      ) : (
        <div className={styles.invoice}>
          <div className={styles.parties}>
            <BillToBlock quotation={quotation} billTo={billTo} />
            <Facts quotation={quotation} />
          </div>
          <Items quotation={quotation} picture={picture} />
          <Sums quotation={quotation} />
          <DocumentLinks number={number} billTo={billTo} />
        </div>
      )}
    </Dialog>
  );
};
