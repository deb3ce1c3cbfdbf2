import { formatDate } from "#domain/calendar-date.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { wishName } from "#domain/deliver/shipping-wish.ts";
import { formatMoney } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
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

/** The day is what is chosen, not a way of shipping: each with its price. Without a price nothing is promised. */
export function DeliveryChoice({ configurator }: { readonly configurator: Configurator }) {
  const { shipping, wished: chosen, catalogue, button, fasterLeftOut, tooHeavyText, wish } = configurator;
  return (
    <div className={styles.delivery}>
      <p role="status" aria-label="Delivery date" className={styles.head}>
        {chosen ? (
          <>
            {"With you by "}
            <VisuallyHidden>{formatDate(chosen.delivery)}</VisuallyHidden>
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
                onChoose={() => wish(offer === shipping[0] ? null : wishName(offer))}
              />
            ))}
          </div>
        )}
        {tooHeavyText !== null && <p className={styles.left}>{tooHeavyText}</p>}
        {fasterLeftOut.map((method) => (
          <p key={method} className={styles.left}>
            {`This job is too large for ${method}.`}
          </p>
        ))}
      </div>
    </div>
  );
}
