import type { ReactNode } from "react";
import { formatDollars } from "#domain/money.ts";
import { SumLine, SumLines } from "#ui/layout/sum-lines.tsx";
import type { WireCart } from "./cart-calls.ts";
import type { CartOfPage } from "./use-cart.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { CouponField } from "./coupon-field.tsx";
import { FreeShippingHint } from "./free-shipping-hint.tsx";
import { PointsField } from "./points-field.tsx";
import { ShippingMethods } from "./shipping-methods.tsx";
import styles from "./cart-summary.module.css";

interface CartSummaryProps {
  readonly cart: WireCart;
  readonly page: CartOfPage;
  /** A change of it is under way. */
  readonly changing: boolean;
  /** What else can be done with a cart. */
  readonly beside: ReactNode;
  /** How else an order comes about, in a sentence. */
  readonly how: ReactNode;
}

function Sums({ cart }: { readonly cart: WireCart }) {
  return (
    <SumLines>
      <SumLine label="Subtotal">{formatDollars(cart.sub_total)}</SumLine>
      {cart.coupon_discount > 0 && <SumLine label="Coupon">−{formatDollars(cart.coupon_discount)}</SumLine>}
      {cart.point_discount > 0 && <SumLine label="Points">−{formatDollars(cart.point_discount)}</SumLine>}
      {cart.shipping_method !== null && (
        <SumLine label={`${cart.shipping_method} shipping`}>
          {cart.shipping_fee === 0 ? "Free" : formatDollars(cart.shipping_fee)}
        </SumLine>
      )}
    </SumLines>
  );
}

/** What everything costs together, how it is shipped, what is taken off, and how to go on. */
export function CartSummary({ cart, page, changing, beside, how }: CartSummaryProps) {
  const { send, underWay } = page;
  return (
    <section aria-label="Cart total" className={styles.summary}>
      <Sums cart={cart} />
      <FreeShippingHint cart={cart} />
      <ShippingMethods cart={cart} send={send} />
      <div className={styles.offers}>
        <CouponField coupon={cart.coupon} send={send} busy={underWay.has("coupon")} />
        <PointsField points={cart.points} send={send} busy={underWay.has("points")} />
      </div>
      <div className={styles.bar}>
        <div role="status" aria-label="Total price" className={styles.total}>
          <span className={styles.label}>Total</span>
          <strong key={cart.total_price} className={styles.amount}>
            {formatDollars(cart.total_price)}
          </strong>
          <span className={styles.tax}>includes {formatDollars(cart.gst)} GST</span>
        </div>
        <div className={styles.main}>
          <CheckoutLink changing={changing} wrong={page.wrong} />
        </div>
      </div>
      {beside}
      <p className={styles.how}>{how}</p>
    </section>
  );
}
