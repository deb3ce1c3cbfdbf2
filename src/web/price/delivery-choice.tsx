import { useLocation, useNavigate } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { SHIPPING_WISH, wishedShipping, wishName } from "#domain/deliver/shipping-wish.ts";
import { formatMoney } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./delivery-choice.module.css";

interface DayCardProps {
  readonly offer: ShippingOffer;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A day on which it is there, with what that costs. */
function DayCard({ offer, chosen, onChoose }: DayCardProps) {
  const { method, cost, delivery, turnaround } = offer;
  return (
    <ChoiceCard
      type="radio"
      layout="tile"
      name="ship"
      value={wishName(offer)}
      checked={chosen}
      title={<span className={styles.day}>{formatDate(delivery)}</span>}
      note={
        <>
          <span>{`${method}, ${cost === 0 ? "free" : formatMoney(cost)}`}</span>
          <span className={styles.turnaround}>{turnaround}</span>
        </>
      }
      onChoose={onChoose}
    />
  );
}

/** The way to ship that is chosen. It is no part of what is configured, nor of its price: it goes into the cart beside it. */
function useShippingWish(shipping: readonly ShippingOffer[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choose = (offer: ShippingOffer) => {
    const query = new URLSearchParams(location.search);
    if (offer === shipping[0]) query.delete(SHIPPING_WISH);
    else query.set(SHIPPING_WISH, wishName(offer));
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  return { chosen: wishedShipping(shipping, new URLSearchParams(search).get(SHIPPING_WISH)), choose };
}

/** The day is what is chosen, not a way of shipping: each with its price. Without a price nothing is promised. */
export function DeliveryChoice({ configurator }: { readonly configurator: Configurator }) {
  const { shipping, catalogue, button, fasterLeftOut } = configurator;
  const { chosen, choose } = useShippingWish(shipping);
  return (
    <div className={styles.delivery}>
      <p role="status" aria-label="Delivery date" id="delivery-date" className={styles.head}>
        {chosen ? (
          <>
            With you by <span className={styles.said}>{formatDate(chosen.delivery)}</span>
          </>
        ) : button.text === "ADD TO CART" ? (
          catalogue.document.shop.defaultTurnaround
        ) : (
          "We tell you the delivery date with the price."
        )}
      </p>
      <div role="status" aria-label="Shipping" className={styles.shipping}>
        {shipping.length > 0 && (
          <div role="radiogroup" aria-label="With you by" className={styles.days}>
            {shipping.map((offer) => (
              <DayCard
                key={offer.id}
                offer={offer}
                chosen={offer === chosen}
                onChoose={() => choose(offer)}
              />
            ))}
          </div>
        )}
        {fasterLeftOut.map((method) => (
          <p key={method} className={styles.left}>
            {`This job is too large for ${method}.`}
          </p>
        ))}
      </div>
    </div>
  );
}
