import { useMemo, useState } from "react";
import { addMonths, type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { jobsOf, ordinaryJob } from "#domain/deliver/job.ts";
import { holidaysOf, type ShopMoment } from "#domain/deliver/processing-day.ts";
import { approvedOn, productionPlan, type ProductionPlan } from "#domain/deliver/production-plan.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import styles from "./shipping-section.module.css";
import { formatMoney } from "#domain/money.ts";

/** How far ahead a day can be chosen. */
const MONTHS_AHEAD = 12;

export interface ShippingSectionProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Its pieces and their price; null while it has none: then the days of an ordinary job are said. */
  readonly row: Pick<PricingRow, "quantity" | "price"> | null;
  /** The shop's moment, never the visitor's. */
  readonly now: ShopMoment;
}

/** The days off of the shop's region by date; two on one day are both named. */
function namedHolidays({ document }: Catalogue): ReadonlyMap<CalendarDate, string> {
  const named = new Map<CalendarDate, string>();
  for (const { date, name } of holidaysOf(document.holidays, document.shop.region))
    named.set(date, named.has(date) ? `${named.get(date)}, ${name}` : name);
  return named;
}

/** "18:00" as "6:00PM". */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${hour < 12 ? "AM" : "PM"}`;
}

function offersOn({ catalogue, selection, row }: ShippingSectionProps, approved: ShopMoment) {
  const job = row === null ? ordinaryJob : jobsOf(catalogue, selection)(row.quantity);
  return shippingChoices(catalogue, selection, row?.price ?? 0, approved, job);
}

/** The ways to get an order, with their days and cost. */
function ShippingOptions({ offers }: { readonly offers: readonly ShippingOffer[] }) {
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

interface OrderStepsProps {
  readonly approved: CalendarDate;
  readonly isToday: boolean;
  readonly plan: ProductionPlan;
  readonly method: string;
}

/** What happens when to an order that is approved and paid on the chosen day. */
function OrderSteps({ approved, isToday, plan, method }: OrderStepsProps) {
  const { starts, ends, dispatch, delivery } = plan;
  return (
    <div role="status" aria-label="Order dates">
      <dl className={styles.steps}>
        <div data-step="approved">
          <dt>Approved and paid</dt>
          <dd>
            {isToday && "Today, "}
            {formatDate(approved)}
          </dd>
        </div>
        <div data-step="production">
          <dt>In production</dt>
          <dd>{starts === ends ? formatDate(starts) : `${formatDate(starts)} to ${formatDate(ends)}`}</dd>
        </div>
        <div data-step="dispatch">
          <dt>Sent, {method}</dt>
          <dd>{formatDate(dispatch)}</dd>
        </div>
        <div data-step="delivery">
          <dt>With you by</dt>
          <dd>{formatDate(delivery)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** When an order comes that is approved and paid on a day of one's choice, and by which way (content-and-lettering.md 2.7). */
export function ShippingSection(props: ShippingSectionProps) {
  const { catalogue, now } = props;
  const [picked, setPicked] = useState(now.date);
  const [moved, setMoved] = useState(now.date);
  const holidays = useMemo(() => namedHolidays(catalogue), [catalogue]);
  // A day goes by while a page is open.
  const chosen = picked < now.date ? now.date : picked;
  const cursor = moved < now.date ? now.date : moved;
  const approved = approvedOn(now, chosen);
  const offers = offersOn(props, approved);
  const [first] = offers;
  const plan = first ? productionPlan(catalogue, approved, first) : null;
  const { cutOff, defaultTurnaround } = catalogue.document.shop;
  return (
    <div className={styles.section}>
      <MonthCalendar
        first={now.date}
        last={addMonths(now.date, MONTHS_AHEAD)}
        cursor={cursor}
        chosen={chosen}
        plan={plan}
        holidays={holidays}
        onMove={setMoved}
        onChoose={(date) => {
          setPicked(date);
          setMoved(date);
        }}
      />
      <div className={styles.words}>
        <p className={styles.lead}>Choose the day on which you approve the proof and pay.</p>
        {first && plan ? (
          <>
            <OrderSteps approved={chosen} isToday={chosen === now.date} plan={plan} method={first.method} />
            <ShippingOptions offers={offers} />
          </>
        ) : (
          <p>{defaultTurnaround}</p>
        )}
        <p className={styles.notes}>
          Orders approved and paid after {clockTime(cutOff)} are processed next business day. Business days
          are Monday to Friday. Delivery is within 3 business days after shipping; no delivery date guarantee.
        </p>
      </div>
    </div>
  );
}
