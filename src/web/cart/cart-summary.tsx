import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { codeRequired } from "#domain/first-messages.ts";
import { formatDollars, formatMoney, toCents } from "#domain/money.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { SumLine, SumLines } from "#ui/layout/sum-lines.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { TextField } from "#web/forms/form.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import type { WireCart } from "./cart-calls.ts";
import { OfferForm, PointsField, UsedOffer } from "./discounts.tsx";
import type { CartOfPage, SendCart } from "./use-cart.ts";
import styles from "./cart-summary.module.css";

function Sums({ cart }: { readonly cart: WireCart }) {
  return (
    <SumLines>
      <SumLine label="Subtotal">{formatDollars(cart.sub_total)}</SumLine>
      {cart.coupon_discount > 0 && (
        <SumLine label="Coupon">{`−${formatDollars(cart.coupon_discount)}`}</SumLine>
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
  );
}

/** How much is missing until the standard way is free, or why it is not; nothing once it is. */
function FreeShippingHint({ cart }: { readonly cart: WireCart }) {
  if (cart.shipping_note !== null)
    return (
      <p className={styles.words}>
        <Icon name="truck" />
        <span>{cart.shipping_note}</span>
      </p>
    );
  const [standard] = cart.shipping;
  const missing = toCents(cart.free_shipping_from) - toCents(cart.sub_total);
  if (standard === undefined || standard.cost === 0 || missing <= 0) return null;
  return (
    <Stack gap={2}>
      <p className={styles.words}>
        <Icon name="truck" />
        <span>
          <strong>{formatMoney(missing)}</strong>
          <span>{` more and ${standard.method} shipping is free`}</span>
        </span>
      </p>
      <ProgressBar
        label="On the way to free shipping"
        max={cart.free_shipping_from}
        value={cart.sub_total}
        tone="cyan"
      />
    </Stack>
  );
}

interface CheckoutLinkProps {
  /** A change of the cart is under way: what would be ordered is not what stands there by then. */
  readonly changing: boolean;
  /** A typed number was refused, or is missing: the same. */
  readonly wrong: boolean;
}

/** The way on from the cart; it waits while what lies in it is being changed. */
function CheckoutLink({ changing, wrong }: CheckoutLinkProps) {
  const id = useId();
  const waits = changing || wrong;
  return (
    <Stack gap={2}>
      <Link
        to="/checkout"
        className={button.button}
        data-look="main"
        aria-disabled={waits || undefined}
        aria-busy={changing || undefined}
        aria-describedby={wrong ? id : undefined}
        onClick={(event) => {
          if (waits) event.preventDefault();
        }}
      >
        Checkout
      </Link>
      {wrong && (
        <p id={id} className={styles.reason}>
          Please correct the number marked in your cart first.
        </p>
      )}
    </Stack>
  );
}

const codeForm = z.object({
  coupon_code: z.string().check(z.trim(), z.minLength(1, codeRequired), z.maxLength(40)),
});

function sendCode(coupon_code: string) {
  return callShop("POST cart/coupon", { body: { coupon_code } });
}

interface CouponFieldProps {
  readonly coupon: WireCart["coupon"];
  readonly busy: boolean;
  readonly send: SendCart;
}

/** A code that takes something off: typed, used, or kept until there are goods enough. */
function CouponField({ coupon, busy, send }: CouponFieldProps) {
  const [done, setDone] = useState<"used" | "given-back" | null>(null);
  const form = useSendForm({
    schema: codeForm,
    send: ({ coupon_code }) => send("coupon", () => sendCode(coupon_code)),
    onDone: () => setDone("used"),
  });
  if (coupon === null)
    return (
      <OfferForm summary="Have a code?" use="Use code" form={form} justGivenBack={done === "given-back"}>
        <TextField label="Coupon code" name="coupon_code" autoComplete="off" maxLength={40} form={form} />
      </OfferForm>
    );
  return (
    <UsedOffer
      removeLabel={`Remove code ${coupon.code}`}
      remove={() => send("coupon", () => sendCode(""))}
      onRemoved={() => setDone("given-back")}
      busy={busy}
      justUsed={done === "used"}
      note={coupon.message}
    >
      <strong>{coupon.code}</strong> {coupon.name}
    </UsedOffer>
  );
}

interface ShippingMethodsProps {
  readonly cart: WireCart;
  readonly send: SendCart;
}

/** The ways everything can be shipped together, each with its day and its price. */
function ShippingMethods({ cart, send }: ShippingMethodsProps) {
  // Shown as chosen while the cart is told; null once it has answered.
  const [wanted, setWanted] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (method: string) => {
    setWanted(method);
    const answer = await send("shipping", () =>
      callShop("PUT cart/shipping", { body: { shipping_method: method } }),
    );
    setError(answer.ok ? null : answer.message);
    // Another way may have been chosen meanwhile.
    setWanted((now) => (now === method ? null : now));
  };
  if (cart.shipping.length === 0) return null;
  return (
    <Group label="Shipping" role="radiogroup">
      <Stack gap={2}>
        {cart.shipping.map(({ method, cost, shipping_date }) => (
          <ChoiceCard
            key={method}
            type="radio"
            name="shipping_method"
            value={method}
            checked={(wanted ?? cart.shipping_method) === method}
            title={method}
            aside={cost === 0 ? "Free" : formatDollars(cost)}
            note={`With you by ${shipping_date.quote_page}`}
            onChoose={() => void choose(method)}
          />
        ))}
      </Stack>
      <div role="alert" className={styles.failed}>
        {error !== null && <Message tone="error">{error}</Message>}
      </div>
    </Group>
  );
}

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
          <span className={styles.tax}>{`includes ${formatDollars(cart.gst)} GST`}</span>
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
