import { formatDate } from "../../../../domain/calendar-date.ts";
import { formatMoney } from "../../../../domain/money.ts";
import { Icon } from "../../../ui/button/icon.tsx";
import type { Configurator } from "../use-configurator.ts";
import styles from "./delivery.module.css";

/** When it arrives, and what each way of shipping costs. */
export const Delivery = ({ configurator }: { readonly configurator: Configurator }) => {
  const { shipping, catalogue } = configurator;
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
          <span>{catalogue.document.shop.defaultTurnaround}</span>
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
      </div>
    </div>
  );
};
