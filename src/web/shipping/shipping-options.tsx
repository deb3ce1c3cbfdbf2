import { formatDate } from "#domain/calendar-date.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./shipping-section.module.css";

/** The ways to get an order, with their days and cost. */
export function ShippingOptions({ offers }: { readonly offers: readonly ShippingOffer[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.options}>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Cost</th>
            <th scope="col">Sent</th>
            <th scope="col">With you by</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <th scope="row">
                {offer.method} <span className={styles.turnaround}>{offer.turnaround}</span>
              </th>
              <td>{offer.cost === 0 ? "Free" : formatMoney(offer.cost)}</td>
              <td>{formatDate(offer.dispatch)}</td>
              <td>{formatDate(offer.delivery)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
