import { useState } from "react";
import { formatDollars } from "#domain/money.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import type { WireCart } from "./cart-calls.ts";
import type { SendCart } from "./use-cart.ts";
import styles from "./shipping-methods.module.css";

interface ShippingMethodsProps {
  readonly cart: WireCart;
  readonly send: SendCart;
}

/** The ways everything can be shipped together, each with its day and its price. */
export function ShippingMethods({ cart, send }: ShippingMethodsProps) {
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
      <div className={styles.methods}>
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
      </div>
      <div role="alert" className={styles.failed}>
        {error !== null && <Message tone="error">{error}</Message>}
      </div>
    </Group>
  );
}
