import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { SumLine, SumLines } from "#ui/layout/sum-lines.tsx";
import type { CheckoutItem, WireCheckout } from "./checkout.types.ts";
import { OrderedLines } from "./ordered-lines.tsx";
import styles from "./summary.module.css";

interface SummaryProps {
  readonly cart: WireCheckout["cart"];
  /** The quotation that it is; null where it is the cart. */
  readonly quotation: WireCheckout["quotation"];
  readonly picture: (item: CheckoutItem) => ReactNode;
}

/** What is ordered, and what it costs. */
export function Summary({ cart, quotation, picture }: SummaryProps) {
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
            <SumLine label={`Coupon ${cart.coupon.code}`}>−{formatDollars(cart.coupon_discount)}</SumLine>
          )}
          {cart.point_discount > 0 && <SumLine label="Points">−{formatDollars(cart.point_discount)}</SumLine>}
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
        <span className={styles.tax}>includes {formatDollars(cart.gst)} GST</span>
      </div>
    </section>
  );
}
