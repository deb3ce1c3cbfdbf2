import type { ReactNode } from "react";
import { detailText, shippingText } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { formatDollars } from "#domain/money.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./invoice.module.css";
import type { WirePaper } from "./quotation-calls.ts";

type QuotationProps = { readonly quotation: WirePaper };

/** Number and dates, how it is sent, and whose GST is in it. */
export function Facts({ quotation }: QuotationProps) {
  const { shipping_method: method, delivery_date: delivery } = quotation;
  return (
    <dl className={styles.facts}>
      <dt>Number</dt>
      <dd className={styles.number}>{quotation.quotation_no}</dd>
      <dt>Issued</dt>
      <dd>{formatDocumentDate(quotation.issue_date)}</dd>
      <dt>Valid until</dt>
      <dd>{formatDocumentDate(quotation.valid_until)}</dd>
      {method !== null && delivery !== null && (
        <>
          <dt>Shipping</dt>
          <dd>{shippingText({ method, delivery })}</dd>
        </>
      )}
      {quotation.gst_number !== null && (
        <>
          <dt>GST number</dt>
          <dd>{quotation.gst_number}</dd>
        </>
      )}
    </dl>
  );
}

/** How a line's picture is shown, by the query that asks for it or its place among the lines, from 0. */
export type PictureOf = (query: string, at: number) => ReactNode;

interface DescribedProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly details: string;
}

function Described({ picture, title, details }: DescribedProps) {
  return (
    <div className={styles.item} data-plain={picture === null || undefined}>
      {picture !== null && <div className={styles.picture}>{picture}</div>}
      <div>
        <span className={styles.product}>{title}</span>
        <span className={styles.details}>{details}</span>
      </div>
    </div>
  );
}

/** What is quoted, line by line. */
export function Items({ quotation, picture }: QuotationProps & { readonly picture: PictureOf }) {
  return (
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
        {quotation.items.map(({ title, details, quantity_text: quantity, price, picture: query }, at) => (
          <tr key={at}>
            <th scope="row">
              <Described
                picture={query === "" ? null : picture(query, at)}
                title={title}
                details={detailText(details)}
              />
            </th>
            <td>{quantity}</td>
            <td className={styles.price}>{formatDollars(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: string;
  readonly weight?: "total" | "quiet";
}

function Sum({ name, value, weight }: SumProps) {
  return (
    <div className={styles.sum} data-weight={weight}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The sums; discounts only where there are some. */
export function Sums({ quotation }: QuotationProps) {
  const { shipping_fee: shipping, coupon_discount: coupon, point_discount: points } = quotation;
  return (
    <dl className={styles.sums}>
      <Sum name="Subtotal" value={formatDollars(quotation.sub_total)} />
      <Sum name="Shipping fee" value={shipping === 0 ? "Free" : formatDollars(shipping)} />
      {coupon > 0 && <Sum name="Coupon discount" value={`−${formatDollars(coupon)}`} />}
      {points > 0 && <Sum name="Point discount" value={`−${formatDollars(points)}`} />}
      <Sum name="Total" value={formatDollars(quotation.total_price)} weight="total" />
      <Sum name="GST included (15%)" value={formatDollars(quotation.gst)} weight="quiet" />
    </dl>
  );
}
