import { formatDate } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import { Icon } from "#ui/icon.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./delivery.module.css";

/** When it arrives, and what each way of shipping costs; without a price nothing is promised. */
export function Delivery({ configurator }: { readonly configurator: Configurator }) {
  const { shipping, catalogue, button, fasterLeftOut } = configurator;
  const first = shipping[0];
  return (
    <div className={styles.delivery}>
      <div role="status" aria-label="Delivery date" className={styles.date}>
        <Icon name="calendar" />
        {first ? (
          <span>
            With you by <strong>{formatDate(first.delivery)}</strong>
          </span>
        ) : (
          <span>
            {button.text === "ADD TO CART"
              ? catalogue.document.shop.defaultTurnaround
              : "We tell you the delivery date with the price."}
          </span>
        )}
      </div>
      <div role="status" aria-label="Shipping" className={styles.shipping}>
        {shipping.map((choice) => (
          <div key={choice.id} className={styles.choice}>
            <span className={styles.method}>{choice.method}</span>
            <span className={styles.cost}>{choice.cost === 0 ? "Free" : formatMoney(choice.cost)}</span>
            <span className={styles.turnaround}>
              {choice.turnaround}, by {formatDate(choice.delivery)}
            </span>
          </div>
        ))}
        {fasterLeftOut.map((method) => (
          <p key={method} className={styles.turnaround}>
            This job is too large for {method}.
          </p>
        ))}
      </div>
    </div>
  );
}
