import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { Button } from "#ui/button.tsx";
import type { ReplyTo } from "#contract/calls.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { titlesText } from "./titles-text.ts";
import styles from "./quotations.module.css";

interface QuotationRowProps {
  readonly quotation: ReplyTo<"GET quote/get/quotations">[number];
  /** Its dialog is on its way. */
  readonly isComing: boolean;
  readonly onOpen: (number: string) => void;
}

/** Whether its prices still hold. */
function stageText({ stage, valid_until: until }: QuotationRowProps["quotation"]): string {
  if (stage === "ordered") return "Ordered";
  return stage === "kept" ? `Kept until ${formatDocumentDate(until)}` : "Ended";
}

/** One quotation: what, how much, when, and the ways to it. */
export function QuotationRow({ quotation, isComing, onOpen }: QuotationRowProps) {
  const { quotation_no: number, issue_date: issued, titles, total_price: total, path } = quotation;
  return (
    <li className={styles.row}>
      <Link to={path} className={styles.products}>
        {titlesText(titles)}
      </Link>
      <span className={styles.total}>{formatDollars(total)}</span>
      <OwnPictures artwork={quotation.artwork} />
      <span className={styles.when}>
        <time dateTime={issued}>{formatDocumentDate(issued)}</time> <span>{number}</span>{" "}
        <span data-stage={quotation.stage}>{stageText(quotation)}</span>
      </span>
      <span className={styles.ways}>
        {quotation.stage === "kept" && (
          <Link to={path} aria-label={`Accept and order ${number}`}>
            Accept and order
          </Link>
        )}
        <Button look="plain" label={`Open ${number}`} busy={isComing} onClick={() => onOpen(number)}>
          Open
        </Button>
        <a
          href={pdfAddress("preview", number)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Print preview of ${number} (PDF, opens in a new tab)`}
        >
          Print preview
        </a>
        <a href={pdfAddress("download", number)} download aria-label={`Download ${number}`}>
          Download
        </a>
      </span>
    </li>
  );
}
