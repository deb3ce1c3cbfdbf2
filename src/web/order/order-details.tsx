import { Fragment } from "react";
import { formatDollars } from "#domain/money.ts";
import { Stack } from "#ui/layout/boxes.tsx";
import type { OrderPageView } from "./order.types.ts";
import styles from "./order-details.module.css";

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

function Sums({ order }: { readonly order: OrderPageView }) {
  const { coupon_discount: coupon, point_discount: points, shipping_fee: shipping, due } = order;
  return (
    <dl className={styles.sums}>
      <Sum name="Subtotal" value={formatDollars(order.sub_total)} />
      {coupon > 0 && <Sum name="Coupon" value={`−${formatDollars(coupon)}`} />}
      {points > 0 && <Sum name="Points" value={`−${formatDollars(points)}`} />}
      <Sum
        name={`${order.shipping_method} shipping`}
        value={shipping === 0 ? "Free" : formatDollars(shipping)}
      />
      <Sum name="Total" value={formatDollars(order.total_price)} weight="total" />
      <Sum name="includes GST" value={formatDollars(order.gst)} weight="quiet" />
      {order.paid > 0 && <Sum name="Paid" value={formatDollars(order.paid)} />}
      {due > 0 && order.paid > 0 && <Sum name="Still to pay" value={formatDollars(due)} />}
      {due < 0 && <Sum name="We give back" value={formatDollars(-due)} />}
    </dl>
  );
}

function Place({
  heading,
  place,
}: {
  readonly heading: string;
  readonly place: OrderPageView["deliver_to"];
}) {
  return (
    <div>
      <h3 className={styles.name}>{heading}</h3>
      <address className={styles.place}>
        <span>{place.name}</span>
        {place.lines.map((line, at) => (
          <span key={`${at} ${line}`}>{line}</span>
        ))}
      </address>
    </div>
  );
}

function Said({ heading, words }: { readonly heading: string; readonly words: string }) {
  if (words === "") return null;
  return (
    <div>
      <h3 className={styles.name}>{heading}</h3>
      <p className={styles.words}>{words}</p>
    </div>
  );
}

/** Tax invoices and credit notes, each as a PDF; and that an invoice follows which cannot be issued yet. */
function Papers({ order: { papers, does_invoice_wait: waits } }: { readonly order: OrderPageView }) {
  if (papers.length === 0 && !waits) return null;
  return (
    <div>
      <h3 className={styles.name}>Documents</h3>
      {waits && (
        <p className={styles.words}>
          Your tax invoice comes by email once we can issue it. Your order goes on all the same.
        </p>
      )}
      <Stack as="ul" gap={1}>
        {papers.map(({ name, path, amount }) => (
          <li key={name}>
            <a href={path} target="_blank" rel="noreferrer">
              {name}
            </a>
            , {formatDollars(amount)}
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** With whom it is on its way, and where each parcel is followed. */
function Tracking({
  tracking: { carrier, parcels },
}: {
  readonly tracking: NonNullable<OrderPageView["tracking"]>;
}) {
  return (
    <div>
      <h3 className={styles.name}>Tracking</h3>
      <p className={styles.words}>
        {carrier}
        {parcels.map(({ number, url }, at) => (
          <Fragment key={number}>
            {at > 0 && <br />}
            <strong> {number}</strong>
            {url !== null && (
              <>
                <br />
                <a href={url} rel="noreferrer">
                  {parcels.length === 1 ? "Follow the parcel" : `Follow ${number}`}
                </a>
              </>
            )}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** What it costs, where it goes, and who gets the invoice. */
export function OrderDetails({ order }: { readonly order: OrderPageView }) {
  const { deliver_to: goods, bill_to: bill, tracking } = order;
  const isElsewhere = JSON.stringify(goods) !== JSON.stringify(bill);
  return (
    <section aria-label="Order details" className={styles.details}>
      <Sums order={order} />
      <Stack gap={4}>
        {tracking !== null && <Tracking tracking={tracking} />}
        <Place heading="Goes to" place={goods} />
        {isElsewhere && <Place heading="Invoice to" place={bill} />}
        <Papers order={order} />
        <Said heading="Delivery instructions" words={order.instructions} />
        <Said heading="Purchase order number" words={order.po_number} />
        <Said heading="We write to" words={order.email} />
      </Stack>
    </section>
  );
}
