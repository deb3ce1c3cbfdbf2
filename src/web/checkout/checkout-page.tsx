import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import bullets from "#ui/layout/bullets.module.css";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import { Form, FormFooter } from "#web/forms/form.tsx";
import { fieldsOfAddress } from "./addresses.tsx";
import { ContactPart } from "./checkout-parts.tsx";
import {
  type ChangedSums,
  type CheckoutItem,
  checkoutPath,
  type QuotationLink,
  type SubmittedCheckout,
  type SumsOnPage,
  type WireCheckout,
} from "./checkout.types.ts";
import { DeliveryPart } from "./delivery-part.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { seenSums } from "./place-order.ts";
import { Summary } from "./summary.tsx";
import { type CheckoutUse, useCheckout } from "./use-checkout.ts";
import styles from "./checkout-page.module.css";

function Empty() {
  return (
    <div className={styles.empty}>
      <p>Your cart is empty, so there is nothing to order yet.</p>
      <p className={styles.ways}>
        <Link to="/" className={button.button} data-look="main">
          See what we print
        </Link>
        <Link to="/cart">Back to the cart</Link>
      </p>
    </div>
  );
}

interface OrderFormProps {
  readonly checkout: WireCheckout;
  /** The quotation that is ordered; null where it is the cart. */
  readonly link: QuotationLink | null;
  /** Until when approval and payment bring the dates that are shown: "today 18:00". */
  readonly deadline: string;
  /** What makes a form that is sent without a script safe to send twice. */
  readonly idempotencyKey: string;
  /** Why one can order here: below the button. */
  readonly assurance: ReactNode;
  /** The terms in short. */
  readonly terms: readonly string[];
  /** It was sent without a script, and came back. */
  readonly sent: SubmittedCheckout | undefined;
  readonly picture: (item: CheckoutItem) => ReactNode;
  readonly signIn: ReactNode;
  readonly onRegistered: (email: string) => void;
  /** Reads the sums anew. */
  readonly refresh: () => Promise<void>;
  readonly onPlaced: CheckoutUse["onPlaced"];
}

/** What a form that is sent without a script says beside what is typed. */
function Unseen({ checkout, idempotencyKey }: Pick<OrderFormProps, "checkout" | "idempotencyKey">) {
  const { total_price, delivery_date } = seenSums(checkout);
  return (
    <>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="total_price" value={total_price} />
      <input type="hidden" name="terms" value="yes" />
      {delivery_date !== null && <input type="hidden" name="delivery_date" value={delivery_date} />}
      <input type="hidden" name="shown_method" value={checkout.cart.shipping_method ?? ""} />
    </>
  );
}

/** What brings the dates that are shown. */
function conditionOf({ account }: WireCheckout, deadline: string): string {
  return account?.is_enough
    ? `you approve by ${deadline}, paid by then or on account`
    : `you approve and pay by ${deadline}`;
}

interface PromiseLineProps {
  readonly cart: WireCheckout["cart"];
  readonly condition: string;
}

/** What it comes to and the day: above the button that orders it, and on small windows always in view. */
function PromiseLine({ cart, condition }: PromiseLineProps) {
  const chosen = cart.shipping.find(({ method }) => method === cart.shipping_method);
  return (
    <p className={styles.promise}>
      <Icon name="truck" size={18} />
      <span>
        <strong>{formatDollars(cart.total_price)}</strong>
        {chosen && (
          <>
            , with you by <strong>{chosen.shipping_date.quote_page}</strong> if {condition}
          </>
        )}
      </span>
    </p>
  );
}

/** What stands in the fields at first: what was typed before counts more than what the shop knows. */
function startTextOf(
  {
    person,
    addresses: [first],
    last_order: last,
    typed,
  }: Pick<WireCheckout, "person" | "addresses" | "last_order" | "typed">,
  sent: Pick<SubmittedCheckout, "typed"> | undefined,
): Readonly<Record<string, string>> {
  const known = person && {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
  };
  const place = Object.keys(last).length > 0 ? last : first && fieldsOfAddress(first);
  return { ...known, ...place, ...typed, ...sent?.typed };
}

function dayOf({ delivery_date }: SumsOnPage): string {
  return delivery_date === null ? "not known" : formatDate(delivery_date);
}

/** What was shown and what is now, side by side; nothing was ordered. */
function Changed({ changed: { shown, now } }: { readonly changed: ChangedSums }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "center" });
  }, [shown, now]);
  return (
    <div ref={place} tabIndex={-1} role="alert" className={styles.changed}>
      <p>
        <strong>Something has changed since this page was shown.</strong> Nothing is ordered yet.
      </p>
      <WasAndNow
        rows={[
          { label: "Total", was: formatDollars(shown.total_price), now: formatDollars(now.total_price) },
          { label: "With you by", was: dayOf(shown), now: dayOf(now) },
        ]}
      />
    </div>
  );
}

/** What ordering means after a change. */
function changedButton({ shown, now }: ChangedSums): string {
  return shown.total_price === now.total_price ? "Order with the new date" : "Order at the new price";
}

/** The terms that an order accepts, to read in short on the spot: a sentence each. */
function Terms({ terms }: { readonly terms: readonly string[] }) {
  return (
    <div className={styles.terms}>
      <p>
        Placing the order accepts our{" "}
        <a href="/terms" target="_blank" rel="noopener">
          terms
        </a>
        .
      </p>
      <Disclosure look="link" summary="The terms in short">
        <ul className={bullets.bullets}>
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <a href="/privacy" target="_blank" rel="noopener">
            What we keep
          </a>{" "}
          opens in a tab of its own.
        </p>
      </Disclosure>
    </div>
  );
}

/** The whole checkout: three parts, what is ordered beside them, and the one button at their end. */
function OrderForm({ checkout, link, deadline, idempotencyKey, sent, ...props }: OrderFormProps) {
  const [isPlaced, setPlaced] = useState(false);
  const { form, changed } = useCheckout({
    link,
    shown: seenSums(checkout),
    sent,
    onPlaced: (placed, payBy) => {
      setPlaced(true);
      props.onPlaced(placed, payBy);
    },
    onChanged: () => void props.refresh(),
  });
  const startText = startTextOf(checkout, sent);
  const condition = conditionOf(checkout, deadline);
  const { hindrance, cart } = checkout;
  return (
    <Form
      form={form}
      method="post"
      action={checkoutPath(link)}
      aria-label="Checkout"
      className={styles.form}
      onBlur={form.onBlur}
    >
      <div className={styles.parts}>
        <ContactPart
          person={checkout.person}
          startText={startText}
          form={form}
          signIn={props.signIn}
          onRegistered={props.onRegistered}
        />
        <DeliveryPart
          checkout={checkout}
          startText={startText}
          form={form}
          condition={condition}
          onChosen={props.refresh}
        />
        <PaymentPart checkout={checkout} startText={startText} form={form} />
      </div>
      <div className={styles.side}>
        <Summary cart={cart} quotation={checkout.quotation} picture={props.picture} />
      </div>
      <PromiseLine cart={cart} condition={condition} />
      <div className={styles.end}>
        {changed && <Changed changed={changed} />}
        <Terms terms={props.terms} />
        <Unseen checkout={checkout} idempotencyKey={idempotencyKey} />
        <FormFooter
          form={{ busy: form.busy || isPlaced, message: form.message }}
          words={[changed ? changedButton(changed) : "Place order", "Placing your order"]}
          disabled={hindrance !== null}
          describedBy={hindrance === null ? undefined : "checkout-hindrance"}
        />
        {props.assurance}
      </div>
    </Form>
  );
}

/** What is kept of a quotation that is ordered, and what is not. */
function KeptNote({
  quotation,
}: {
  readonly quotation: NonNullable<OrderFormProps["checkout"]["quotation"]>;
}) {
  const { quotation_no: number, path, valid_until: until, lost_points: lost } = quotation;
  return (
    <p className={styles.kept}>
      Quotation <Link to={path}>{number}</Link>: its prices are kept until {formatDocumentDate(until)}, the
      dates are today's.
      {lost > 0 &&
        ` The ${formatDollars(lost)} of points on it can only be spent by the member who has them: sign in to use them.`}
    </p>
  );
}

/** The page `/checkout`: the cart becomes an order, or a quotation does. */
export function CheckoutPage(props: OrderFormProps) {
  const { cart, hindrance, person, quotation } = props.checkout;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      {quotation !== null && <KeptNote quotation={quotation} />}
      {cart.count > 0 && hindrance !== null && (
        <div id="checkout-hindrance" className={styles.hindrance}>
          <Message tone="error">
            {hindrance.message} <Link to="/cart">Change it in the cart</Link>
          </Message>
        </div>
      )}
      {cart.count === 0 ? <Empty /> : <OrderForm key={person?.is_member ? person.email : ""} {...props} />}
    </div>
  );
}
