import { formatDollars } from "#domain/money.ts";
import { pdfAddress } from "#domain/quotation/quotation.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { CartForm } from "./cart-form.tsx";
import type { QuotationPageUse } from "./quotation-page.types.ts";
import styles from "./more-ways.module.css";

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
export function MoreWays(use: QuotationPageUse) {
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
    </div>
  );
}
