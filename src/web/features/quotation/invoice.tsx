import { formatDocumentDate } from "../../../domain/quote/quotation/validity.ts";
import { detailText } from "../../../domain/quote/quotation/quotation.ts";
import { formatMoney, toCents } from "../../../domain/money.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import styles from "./invoice.module.css";
import type { WireQuotation } from "./quotation-calls.ts";

type Told = { readonly quotation: WireQuotation };

const money = (dollars: number): string => formatMoney(toCents(dollars));

/** Number and dates. */
export const Facts = ({ quotation }: Told) => (
  <dl className={styles.facts}>
    <dt>Number</dt>
    <dd className={styles.number}>{quotation.quotation_no}</dd>
    <dt>Issued</dt>
    <dd>{formatDocumentDate(quotation.issue_date)}</dd>
    <dt>Valid until</dt>
    <dd>{formatDocumentDate(quotation.valid_until)}</dd>
  </dl>
);

/** What is quoted, line by line. */
export const Items = ({ quotation }: Told) => (
  <table className={styles.items}>
    <caption>
      <VisuallyHidden>What is quoted</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Quantity</th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      {quotation.items.map(({ product, details, quantity_text: quantity, price }, at) => (
        <tr key={at}>
          <th scope="row">
            <span className={styles.product}>{product}</span>
            <span className={styles.details}>{detailText(details)}</span>
          </th>
          <td>{quantity}</td>
          <td className={styles.price}>{money(price)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The sums; discounts only where there are some. */
export const Sums = ({ quotation }: Told) => (
  <dl className={styles.sums}>
    <dt>Subtotal</dt>
    <dd>{money(quotation.sub_total)}</dd>
    <dt>Shipping fee</dt>
    <dd>{quotation.shipping_fee === 0 ? "Free" : money(quotation.shipping_fee)}</dd>
    {quotation.coupon_discount > 0 && <dt>Coupon discount</dt>}
    {quotation.coupon_discount > 0 && <dd>−{money(quotation.coupon_discount)}</dd>}
    {quotation.point_discount > 0 && <dt>Point discount</dt>}
    {quotation.point_discount > 0 && <dd>−{money(quotation.point_discount)}</dd>}
    <dt className={styles.total}>Total</dt>
    <dd className={styles.total}>{money(quotation.total_price)}</dd>
    <dt className={styles.gst}>GST included (15%)</dt>
    <dd className={styles.gst}>{money(quotation.gst)}</dd>
  </dl>
);
