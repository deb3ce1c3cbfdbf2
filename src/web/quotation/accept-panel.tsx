import { Link } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { ABOUT_PATH } from "#domain/seo/plain-pages.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { acceptPath, type QuotationPageUse } from "./quotation-page-use.ts";
import styles from "./accept-panel.module.css";

function LostPoints({ quotation, total }: Pick<QuotationPageUse, "quotation"> & { readonly total: number }) {
  if (total <= quotation.total_price) return null;
  return (
    <p className={styles.note}>
      {formatDollars(quotation.total_price)} for the member whose points it counts on; without them it is{" "}
      {formatDollars(total)}.
    </p>
  );
}

/** At the kept price, on today's dates. */
function Kept({ offer, ...use }: QuotationPageUse & { readonly offer: NonNullable<Offer> }) {
  const { quotation, deadline } = use;
  const { total_price: total, delivery_date: delivery } = offer;
  return (
    <>
      <div className={styles.price}>
        <strong className={styles.amount}>{formatDollars(total)}</strong>
        <span className={styles.until}>kept until {formatDocumentDate(quotation.valid_until)}</span>
      </div>
      <Link to={acceptPath(use)} className={button.button} data-look="main">
        Accept and order
      </Link>
      {delivery !== null && (
        <p className={styles.promise}>
          <Icon name="truck" size={18} />
          <span>
            With you by <strong>{formatDate(delivery)}</strong> if you approve and pay by {deadline}
          </span>
        </p>
      )}
      <LostPoints quotation={quotation} total={total} />
      {quotation.request !== null && (
        <p className={styles.note}>
          <a href="#talk">Ask us first, or decline it</a>
        </p>
      )}
    </>
  );
}

type Offer = QuotationPageUse["quotation"]["offer"];

function Ordered({ quotation }: Pick<QuotationPageUse, "quotation">) {
  const { ordered_on: day, order_path: path } = quotation;
  return (
    <>
      <p className={styles.state}>
        <Icon name="tick" size={20} />
        <span>Ordered{day !== null && ` on ${formatDocumentDate(day)}`}</span>
      </p>
      {path === null ? (
        <p className={styles.note}>
          A quotation becomes one order. Whoever placed it was sent the link to it;{" "}
          <Link to="/order">lost it?</Link>
        </p>
      ) : (
        <Link to={path} className={button.button} data-look="main">
          See the order
        </Link>
      )}
    </>
  );
}

/** Another answer has taken its place, or a person has to be asked again: no cart knows its price. */
function EndedAnswer({ quotation }: Pick<QuotationPageUse, "quotation">) {
  const { valid_until: until, newer_path: newer, request, quotation_no: number } = quotation;
  if (newer !== null)
    return (
      <>
        <p className={styles.state}>
          <Icon name="calendar" size={20} />
          <span>There is a newer quotation</span>
        </p>
        <p className={styles.note}>It takes the place of this one, which cannot be ordered any more.</p>
        <Link to={newer} className={button.button} data-look="main">
          See the newer one
        </Link>
      </>
    );
  const isDeclined = request?.thread.some((one) => one.kind === "declined" && one.quotation_no === number);
  return (
    <>
      <p className={styles.state}>
        <Icon name="calendar" size={20} />
        <span>{isDeclined ? "Declined" : `Ended on ${formatDocumentDate(until)}`}</span>
      </p>
      <p className={styles.note}>
        {isDeclined ? "It cannot be ordered any more. " : "Its prices were kept until then. "}
        We priced it for you by hand: please{" "}
        {request === null ? <Link to={ABOUT_PATH}>ask us</Link> : <a href="#talk">ask us</a>} for it again.
      </p>
    </>
  );
}

interface CartFormProps {
  readonly idempotencyKey: string;
  /** Why it was refused; null where it was not. */
  readonly refused: string | null;
  readonly look: "main" | "quiet";
  readonly words: string;
}

/** Puts what is quoted into the visitor's cart, by a plain form: the cart is another page. */
export function CartForm({ idempotencyKey, refused, look, words }: CartFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <button className={button.button} data-look={look}>
        {words}
      </button>
      <div role="alert">{refused !== null && <Message tone="error">{refused}</Message>}</div>
    </form>
  );
}

function Ended({ quotation, idempotencyKey, refused }: QuotationPageUse) {
  const { valid_until: until, goods_today: today } = quotation;
  return (
    <>
      <p className={styles.state}>
        <Icon name="calendar" size={20} />
        <span>Ended on {formatDocumentDate(until)}</span>
      </p>
      <p className={styles.note}>
        Its prices were kept until then. Its products can still be ordered, at today's prices
        {today === null ? "." : <>: {formatDollars(today)} for the goods.</>}
      </p>
      <CartForm idempotencyKey={idempotencyKey} refused={refused} look="main" words="Put it into your cart" />
    </>
  );
}

/** The one thing to do with a quotation now. */
export function AcceptPanel(use: QuotationPageUse) {
  const { stage, offer, is_written: isWritten } = use.quotation;
  return (
    <section aria-label="Accept this quotation" className={styles.panel}>
      {stage === "kept" && offer !== null && <Kept offer={offer} {...use} />}
      {stage === "ordered" && <Ordered quotation={use.quotation} />}
      {stage === "ended" && (isWritten ? <EndedAnswer quotation={use.quotation} /> : <Ended {...use} />)}
    </section>
  );
}
