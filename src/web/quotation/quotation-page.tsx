import { formatDollars } from "#domain/money.ts";
import { billToLines } from "#domain/quotation/bill-to.ts";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { AcceptPanel, CartForm } from "./accept-panel.tsx";
import { Facts, Items, Sums } from "./invoice.tsx";
import { QuotationLinkChange } from "./link-change.tsx";
import type { WireLinkedQuotation } from "./quotation-calls.ts";
import { type Letterhead, ownPath, type QuotationPageUse, quotedPicturePath } from "./quotation-page-use.ts";
import { RequestTalk } from "./request-talk.tsx";
import styles from "./quotation-page.module.css";

interface QuotationPageProps extends QuotationPageUse {
  readonly shop: Letterhead;
}

function BillTo({ quotation }: { readonly quotation: WireLinkedQuotation }) {
  const lines = billToLines(quotation);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className={styles.label}>Bill To</h2>
      <address className={styles.address}>
        {lines.map((line, at) => (
          <span key={`${at} ${line}`}>{line}</span>
        ))}
      </address>
    </div>
  );
}

/** What the prices hold for, and the way back to this page from paper. */
function Terms({ quotation, linkKey }: Pick<QuotationPageProps, "linkKey" | "quotation">) {
  return (
    <div className={styles.foot}>
      <p className={styles.terms}>
        These prices are kept until {formatDocumentDate(quotation.valid_until)}, whatever the site says by
        then. In New Zealand dollars, GST included.
      </p>
      <figure className={styles.code}>
        <img
          src={quotedPicturePath(quotation, linkKey, "code")}
          alt="QR code that opens this page"
          width="96"
          height="96"
          loading="lazy"
        />
        <figcaption>Scan to open this page</figcaption>
      </figure>
    </div>
  );
}

function todayText({ goods_today: today, sub_total: quoted }: QuotationPageUse["quotation"]): string {
  if (today === null) return "Something in it is no longer made just so; the cart says what.";
  if (today === quoted) return `Today its goods cost the same, ${formatDollars(today)}.`;
  return `Today its goods cost ${formatDollars(today)}, not ${formatDollars(quoted)}.`;
}

/** Everything in it can be changed in a cart, where it costs what it costs today. */
function Change({ quotation, idempotencyKey, refused }: QuotationPageUse) {
  const { stage, brings_artwork: bringsArtwork } = quotation;
  return (
    <section aria-labelledby="change" className={styles.part}>
      <h2 id="change" className={styles.title}>
        {stage === "kept" ? "Change something?" : "Order it again?"}
      </h2>
      <p>
        We put its products into your cart, for you to change there, at today's prices. {todayText(quotation)}
        {stage === "kept" && " This quotation stays as it is."}
      </p>
      {!bringsArtwork && <p>Its artwork stays with whoever uploaded it: you choose your own in the cart.</p>}
      <CartForm
        idempotencyKey={idempotencyKey}
        refused={refused}
        look="quiet"
        words={stage === "kept" ? "Change it in your cart" : "Put it into your cart"}
      />
    </section>
  );
}

/** What else can be done with a quotation: changed, printed, kept. */
function MoreWays(use: QuotationPageUse) {
  const { quotation, linkKey } = use;
  const number = quotation.quotation_no;
  return (
    <div className={styles.more}>
      {quotation.stage !== "ended" && !quotation.is_written && <Change {...use} />}
      <p className={styles.files}>
        <a
          href={pdfAddress("preview", number, linkKey)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.file}
        >
          <Icon name="print" size={18} />
          Print preview
          <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
        </a>
        <a href={pdfAddress("download", number, linkKey)} download className={styles.file}>
          <Icon name="download" size={18} />
          Download PDF
        </a>
      </p>
      {quotation.is_own && <QuotationLinkChange number={number} />}
    </div>
  );
}

/** The page of a quotation, for whoever has its link: the paper as it was issued, and what can be done with it. */
export function QuotationPage({ shop, ...use }: QuotationPageProps) {
  const { quotation, linkKey } = use;
  return (
    <div className={styles.page}>
      <article aria-labelledby="quotation" className={styles.paper} data-stage={quotation.stage}>
        <header className={styles.head}>
          <h1 id="quotation" className={styles.title}>
            Quotation
          </h1>
          <p className={styles.shop}>
            <strong>{shop.name}</strong>
            {shop.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </header>
        <div className={styles.parties}>
          <BillTo quotation={quotation} />
          <Facts quotation={quotation} />
        </div>
        {quotation.words !== "" && (
          <div>
            <h2 className={styles.label}>A word from us</h2>
            <p className={styles.words}>{quotation.words}</p>
          </div>
        )}
        <Items
          quotation={quotation}
          picture={(_query, at) => (
            <img
              className={styles.picture}
              src={quotedPicturePath(quotation, linkKey, at)}
              alt=""
              width="180"
              height="128"
            />
          )}
        />
        <Sums quotation={quotation} />
        <Terms quotation={quotation} linkKey={linkKey} />
      </article>
      <AcceptPanel {...use} />
      <MoreWays {...use} />
      {quotation.request !== null && (
        <RequestTalk
          key={quotation.quotation_no}
          request={quotation.request}
          sent={use.said}
          path={ownPath(use)}
          here={quotation.quotation_no}
        />
      )}
    </div>
  );
}
