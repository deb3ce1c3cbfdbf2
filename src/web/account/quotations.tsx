import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { messageOf } from "#domain/messages.ts";
import { formatDollars } from "#domain/money.ts";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { EmptyState, LoadState, Section, ShowAllLink, titlesText } from "./section.tsx";
import styles from "./quotations.module.css";

function listQuotations() {
  return callShop("GET quote/get/quotations");
}

/** The dialog that shows a quotation. */
export interface QuotationOpener {
  readonly open: (number: string) => void;
  /** The number of the one that is on its way. */
  readonly coming: string | null;
  /** It could not be fetched. */
  readonly failed: boolean;
}

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
function QuotationRow({ quotation, isComing, onOpen }: QuotationRowProps) {
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

interface QuotationsProps {
  readonly opener: QuotationOpener;
  /** How many of them; all without it. */
  readonly most?: number;
}

/** What the customer was quoted, the newest first. */
export function Quotations({ opener, most }: QuotationsProps) {
  const asked = useFetch(listQuotations);
  return (
    <Section title="Quotations" note="Prices we hold for you, newest first.">
      <LoadState asked={asked}>
        {(quotations) =>
          quotations.length === 0 ? (
            <EmptyState way={{ words: "Get a price", to: "/quote" }}>
              No quotations yet. Press Print beside a price and it will appear here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {quotations.slice(0, most).map((quotation) => (
                  <QuotationRow
                    key={quotation.quotation_no}
                    quotation={quotation}
                    isComing={opener.coming === quotation.quotation_no}
                    onOpen={opener.open}
                  />
                ))}
              </ul>
              <ShowAllLink count={quotations.length} most={most} what="quotations" to="/account/quotations" />
            </>
          )
        }
      </LoadState>
      <div role="alert" className={styles.failed}>
        {opener.failed && <Message tone="error">{messageOf("unexpected")}</Message>}
      </div>
    </Section>
  );
}
