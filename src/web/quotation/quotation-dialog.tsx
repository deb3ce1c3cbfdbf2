import { callShop } from "#web/calls/call-shop.ts";
import { useCallback } from "react";
import { useFetch } from "#web/calls/use-fetch.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { BillToBlock } from "./bill-to-block.tsx";
import { useBillTo } from "./use-bill-to.ts";
import { DocumentLinks } from "./document-links.tsx";
import { LinkBlock } from "./link-block.tsx";
import { Facts, Items, type PictureOf, Sums } from "./invoice.tsx";
import styles from "./quotation-dialog.module.css";

function readQuotation(number: string) {
  return callShop("GET quote/get/quotation/:quotation_no", { params: { quotation_no: number } });
}

interface QuotationDialogProps {
  readonly number: string;
  readonly picture: PictureOf;
  readonly onClose: () => void;
}

function Coming() {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>Loading the quotation</VisuallyHidden>
    </div>
  );
}

/**
 * The dialog 'Quotation' (quotes-and-accounts.md 2): an invoice view whose Bill To can be edited, to print or to download.
 * Closing it leaves the edit mode too; what could not be saved does not hold it open twice.
 */
export function QuotationDialog({ number, picture, onClose }: QuotationDialogProps) {
  const { loaded, reload, setData } = useFetch(useCallback(() => readQuotation(number), [number]));
  const quotation = loaded.state === "ready" ? loaded.data : null;
  const billTo = useBillTo(quotation?.id ?? 0, setData);
  const close = () => (billTo.failed ? onClose() : billTo.leave(onClose));
  return (
    <Dialog title="Quotation" width="document" onClose={close}>
      {loaded.state === "loading" && <Coming />}
      {loaded.state === "failed" && <TryAgain words={loaded.message} onAgain={reload} />}
      {quotation !== null && (
        <div className={styles.invoice}>
          <div className={styles.parties}>
            <BillToBlock quotation={quotation} billTo={billTo} />
            <Facts quotation={quotation} />
          </div>
          <Items quotation={quotation} picture={picture} />
          <Sums quotation={quotation} />
          <LinkBlock quotation={quotation} />
          <DocumentLinks number={number} billTo={billTo} />
        </div>
      )}
    </Dialog>
  );
}
