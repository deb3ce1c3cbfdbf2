import type { MouseEvent } from "react";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import button from "#ui/button.module.css";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { BillToEditing } from "./use-bill-to.ts";
import styles from "./document-links.module.css";

interface DocumentLinksProps {
  readonly number: string;
  readonly billTo: BillToEditing;
}

/** The document to print and to keep. What is being typed is saved first, so that it stands on it. */
export function DocumentLinks({ number, billTo }: DocumentLinksProps) {
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
