import { type MouseEvent, useCallback, useState } from "react";
import { Link } from "react-router";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import button from "#ui/button.module.css";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { BillToBlock, type BillToEditing, useBillTo } from "./bill-to.tsx";
import { Facts, Items, type PictureOf, Sums } from "./invoice.tsx";
import type { WirePaper } from "./quotation-calls.ts";
import styles from "./quotation-dialog.module.css";

function readQuotation(number: string) {
  return callShop("GET quote/get/quotation/:quotation_no", { params: { quotation_no: number } });
}

function Coming() {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>Loading the quotation</VisuallyHidden>
    </div>
  );
}

interface DocumentLinksProps {
  readonly number: string;
  readonly billTo: BillToEditing;
}

/** The document to print and to keep. What is being typed is saved first, so that it stands on it. */
function DocumentLinks({ number, billTo }: DocumentLinksProps) {
  const [preview, download] = [pdfAddress("preview", number), pdfAddress("download", number)];
  const afterSaving = (go: () => void) => (event: MouseEvent) => {
    if (!billTo.editing) return;
    event.preventDefault();
    billTo.leave(go);
  };
  return (
    <div className={styles.links} data-editing={billTo.editing || undefined}>
      <a
        className={button.button}
        data-look="main"
        href={preview}
        target="_blank"
        rel="noopener noreferrer"
        onClick={afterSaving(() => window.open(preview, "_blank", "noopener,noreferrer"))}
      >
        <Icon name="print" />
        Print preview
        <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
      </a>
      <a
        className={button.button}
        data-look="quiet"
        href={download}
        download
        onClick={afterSaving(() => window.location.assign(download))}
      >
        <Icon name="download" />
        Download PDF
      </a>
    </div>
  );
}

/** The key of a quotation's page. */
function keyIn(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/** The quotation's own page, to be sent on, or opened on a phone: whoever has its link can order it. */
function LinkBlock({ quotation }: { readonly quotation: WirePaper }) {
  const { path, quotation_no: number, valid_until: until } = quotation;
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(window.location.origin + path).then(() => setCopied(true), console.error);
  };
  return (
    <section aria-labelledby="link" className={styles.block}>
      <img
        className={styles.code}
        src={`/api/quotation/${number}/code?${new URLSearchParams({ key: keyIn(path) })}`}
        alt="QR code that opens the quotation's page"
        width="88"
        height="88"
      />
      <div>
        <h3 id="link" className={styles.title}>
          Order it, or send it on
        </h3>
        <p className={styles.words}>
          Whoever has its link sees this quotation, and can order it at these prices until{" "}
          {formatDocumentDate(until)}.
        </p>
        <p className={styles.ways}>
          <Link to={path}>Open its page</Link>
          <Button look="plain" onClick={copy}>
            {isCopied ? "Link copied" : "Copy the link"}
          </Button>
          <VisuallyHidden>
            <span role="status">{isCopied && "The link is copied."}</span>
          </VisuallyHidden>
        </p>
      </div>
    </section>
  );
}

interface QuotationDialogProps {
  readonly number: string;
  readonly picture: PictureOf;
  readonly onClose: () => void;
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
