import { formatDate } from "#domain/calendar-date.ts";
import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { grouped } from "#domain/grouped.ts";
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

/** Why the day is later than that of an ordinary job: it is by the pieces of all sets; null where it is not. */
function longerText({ catalogue, selection, row, daysLonger }: Configurator): string | null {
  if (row === null || daysLonger === 0) return null;
  const pieces = row.quantity * (selection.sets.count ?? 1);
  const days = daysLonger === 1 ? "a working day" : `${daysLonger} working days`;
  return `${grouped(pieces)} ${pieceNoun(catalogue, selection, pieces)} take us ${days} longer than a usual job.`;
}

/** The day is what is chosen, not a way of shipping: each with its price. Without a price nothing is promised. */
export function DeliveryChoice({ configurator }: { readonly configurator: Configurator }) {
  const { shipping, wished: chosen, catalogue, button, fasterLeftOut, tooHeavyText, wish } = configurator;
  const longer = longerText(configurator);
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
        {longer !== null && <p className={styles.left}>{longer}</p>}
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
