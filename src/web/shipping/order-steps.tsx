import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { ProductionPlan } from "#domain/deliver/production-plan.ts";
import styles from "./shipping-section.module.css";

interface OrderStepsProps {
  readonly approved: CalendarDate;
  readonly isToday: boolean;
  readonly plan: ProductionPlan;
  readonly method: string;
}

/** What happens when to an order that is approved and paid on the chosen day. */
export function OrderSteps({ approved, isToday, plan, method }: OrderStepsProps) {
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
