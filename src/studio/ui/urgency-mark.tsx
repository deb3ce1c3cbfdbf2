import type { PrintUrgency } from "#domain/order/printing/urgencies.ts";
import { urgencyNames } from "./order-stage-labels.ts";
import styles from "./urgency-mark.module.css";

/** How something stands by the day on which it is to leave; nothing where it can wait. */
export function UrgencyMark({ of }: { readonly of: PrintUrgency }) {
  if (of === null) return null;
  return (
    <span className={styles.urgency} data-urgency={of}>
      {urgencyNames[of]}
    </span>
  );
}
