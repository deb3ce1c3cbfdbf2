import { useState } from "react";
import { formatDollars } from "#domain/money.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { AddressChoice, AddressFields, OptionalFields } from "./addresses.tsx";
import { CheckoutPart } from "./checkout-parts.tsx";
import type { WireCheckout } from "./checkout.types.ts";
import styles from "./checkout-page.module.css";

/** Shown as chosen while the shop is told. */
function useMethod(onChosen: () => Promise<void>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (method: string): Promise<void> => {
    setWanted(method);
    const answer = await callShop("PUT cart/shipping", { body: { shipping_method: method } });
    setError(answer.ok ? null : answer.message);
    if (answer.ok) await onChosen();
    // Another way may have been chosen meanwhile.
    setWanted((now) => (now === method ? null : now));
  };
  return { wanted, error, choose };
}

interface DeliveryMethodsProps {
  readonly cart: WireCheckout["cart"];
  /** What brings these dates: "you approve and pay by today 18:00". */
  readonly condition: string;
  /** Reads the sums anew. */
  readonly onChosen: () => Promise<void>;
}

/** The ways to send everything, each with its price and its day. Without a script the choice goes along with the order. */
function DeliveryMethods({ cart, condition, onChosen }: DeliveryMethodsProps) {
  const { wanted, error, choose } = useMethod(onChosen);
  const chosen = wanted ?? cart.shipping_method;
  if (cart.shipping.length === 0) return null;
  return (
    <Group label="How fast" hint={`If ${condition}`} role="radiogroup">
      <div className={styles.methods}>
        {cart.shipping.map(({ method, cost, shipping_date }) => (
          <ChoiceCard
            key={method}
            type="radio"
            name="shipping_method"
            value={method}
            checked={chosen === method}
            title={method}
            aside={cost === 0 ? "Free" : formatDollars(cost)}
            note={`With you by ${shipping_date.quote_page}`}
            onChoose={() => void choose(method)}
          />
        ))}
      </div>
      <noscript>
        <button name="intent" value="shipping" className={styles.update}>
          Update the total
        </button>
      </noscript>
      <div role="alert" className={styles.failed}>
        {error !== null && <Message tone="error">{error}</Message>}
      </div>
    </Group>
  );
}

/** The way that was quoted, for what it was quoted, on today's dates. */
function QuotedDelivery({ cart, condition }: Pick<DeliveryMethodsProps, "cart" | "condition">) {
  const [way] = cart.shipping;
  if (way === undefined) return null;
  const { method, cost, shipping_date } = way;
  return (
    <Group label="How fast" hint={`If ${condition}`}>
      <p className={styles.quoted}>
        <strong>{method}</strong> as quoted, {cost === 0 ? "free" : formatDollars(cost)}, with you by{" "}
        {shipping_date.quote_page}
      </p>
    </Group>
  );
}

interface DeliveryPartProps {
  readonly checkout: WireCheckout;
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields" | "ref">;
  readonly condition: string;
  readonly onChosen: () => Promise<void>;
}

/** Where it goes, and how fast. */
export function DeliveryPart({ checkout, startText, form, condition, onChosen }: DeliveryPartProps) {
  return (
    <CheckoutPart number={2} title="Delivery" aside="Within New Zealand">
      {checkout.addresses.length > 0 && (
        <AddressChoice addresses={checkout.addresses} startText={startText} form={form} />
      )}
      <AddressFields hasFinder={checkout.finds_addresses} startText={startText} form={form} />
      <OptionalFields startText={startText} form={form} />
      {checkout.quotation === null ? (
        <DeliveryMethods cart={checkout.cart} condition={condition} onChosen={onChosen} />
      ) : (
        <QuotedDelivery cart={checkout.cart} condition={condition} />
      )}
    </CheckoutPart>
  );
}
