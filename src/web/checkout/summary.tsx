import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { SumLine, SumLines } from "#ui/layout/sum-lines.tsx";
import type { CheckoutItem, CheckoutItem as Item, WireCheckout } from "./checkout.types.ts";
import styles from "./summary.module.css";

/** Lettering is drawn by its words and needs no file, nor does a charge, which has no picture. */
function needsFile({ picture }: Item): boolean {
  return picture !== "" && new URLSearchParams(picture).get("use_creation_tool") !== "yes";
}

/** What is missing before it can be printed; null when nothing is. */
function missingText(item: Item): string | null {
  const empty = item.artwork.filter(({ artwork }) => artwork === null);
  if (item.artwork.length === 0) return needsFile(item) ? "No artwork yet." : null;
  if (empty.length === 0) return null;
  const places = empty.map(({ label }) => label).filter((label) => label !== "");
  return places.length === 0 ? "No artwork yet." : `No artwork yet for ${places.join(", ")}.`;
}

interface LineProps {
  readonly item: Item;
  readonly picture: ReactNode;
}

function Line({ item, picture }: LineProps) {
  const { title, sentence, quantity, kinds, price, message, path } = item;
  const missing = missingText(item);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <span className={styles.orderedLinesTitle}>{title}</span>
        <span className={styles.count}>{sentence || quantityText({ quantity, sets: kinds })}</span>
      </div>
      <span className={styles.price}>{price === null ? "No price" : formatDollars(price)}</span>
      {message !== null && (
        <div className={styles.note}>
          <Message tone="error">
            {message} <Link to="/cart">Change it in the cart</Link>
          </Message>
        </div>
      )}
      {missing !== null && (
        <div className={styles.note}>
          <Message tone="note">
            {missing} {path === null ? null : <Link to={path}>Add it</Link>}
          </Message>
        </div>
      )}
    </li>
  );
}

interface OrderedLinesProps {
  readonly items: readonly Item[];
  /** How a line is drawn. */
  readonly picture: (item: Item) => ReactNode;
}

/** What is ordered. */
function OrderedLines({ items, picture }: OrderedLinesProps) {
  return (
    <Stack as="ul" gap={4}>
      {items.map((item) => (
        <Line key={item.id} item={item} picture={picture(item)} />
      ))}
    </Stack>
  );
}

interface SummaryProps {
  readonly cart: WireCheckout["cart"];
  /** The quotation that it is; null where it is the cart. */
  readonly quotation: WireCheckout["quotation"];
  readonly picture: (item: CheckoutItem) => ReactNode;
}

/** What is ordered, and what it costs. */
export function Summary({ cart, quotation, picture }: SummaryProps) {
  const chosen = cart.shipping.find(({ method }) => method === cart.shipping_method);
  return (
    <section aria-label="Your order" className={styles.summary}>
      <div className={styles.head}>
        <h2 className={styles.title}>Your order</h2>
        <Link to={quotation?.path ?? "/cart"} className={styles.back}>
          {quotation === null ? "Change the cart" : "See the quotation"}
        </Link>
      </div>
      <OrderedLines items={cart.cart_items} picture={picture} />
      <div className={styles.sums}>
        <SumLines>
          <SumLine label="Subtotal">{formatDollars(cart.sub_total)}</SumLine>
          {cart.coupon !== null && cart.coupon_discount > 0 && (
            <SumLine
              label={`Coupon ${cart.coupon.code}`}
            >{`−${formatDollars(cart.coupon_discount)}`}</SumLine>
          )}
          {cart.point_discount > 0 && (
            <SumLine label="Points">{`−${formatDollars(cart.point_discount)}`}</SumLine>
          )}
          {cart.shipping_method !== null && (
            <SumLine label={`${cart.shipping_method} shipping`}>
              {cart.shipping_fee === 0 ? "Free" : formatDollars(cart.shipping_fee)}
            </SumLine>
          )}
        </SumLines>
      </div>
      <div role="status" aria-label="Total price" className={styles.total}>
        <span className={styles.label}>Total</span>
        <strong key={cart.total_price} className={styles.amount}>
          {formatDollars(cart.total_price)}
        </strong>
        <span className={styles.tax}>{`includes ${formatDollars(cart.gst)} GST`}</span>
      </div>
      {cart.shipping_note !== null && <p className={styles.day}>{cart.shipping_note}</p>}
      {chosen && (
        <p className={styles.day}>
          With you by <strong>{chosen.shipping_date.quote_page}</strong>
        </p>
      )}
    </section>
  );
}
