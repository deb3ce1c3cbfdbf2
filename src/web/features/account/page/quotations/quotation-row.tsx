import { formatDollars } from "../../../../../domain/money.ts";
import { formatDocumentDate } from "../../../../../domain/quote/quotation/validity.ts";
import { Button } from "../../../../ui/button/button.tsx";
import type { ListedQuotation } from "../../calls/account-calls.ts";
import styles from "./quotations.module.css";

interface QuotationRowProps {
  readonly quotation: ListedQuotation;
  readonly onOpen: (number: string) => void;
}

/** "Art Paper", "Art Paper and 2 more". */
const productsText = ([first = "", ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** One quotation: what, how much, when, and the ways to it. */
export const QuotationRow = ({ quotation, onOpen }: QuotationRowProps) => {
  const { quotation_no: number, issue_date: issued, products, total_price: total } = quotation;
  const document = `quotation_no=${number}`;
  return (
    <li className={styles.row}>
      <span className={styles.products}>{productsText(products)}</span>
      <span className={styles.total}>{formatDollars(total)}</span>
      <span className={styles.when}>
        <time dateTime={issued}>{formatDocumentDate(issued)}</time> <span>{number}</span>
      </span>
      <span className={styles.ways}>
        <Button look="plain" label={`Open ${number}`} onClick={() => onOpen(number)}>
          Open
        </Button>
        <a
          href={`/pdf/quotation/preview?${document}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Print preview of ${number} (PDF, opens in a new tab)`}
        >
          Print preview
        </a>
        <a href={`/pdf/quotation/download?${document}`} download aria-label={`Download ${number}`}>
          Download
        </a>
      </span>
    </li>
  );
};
