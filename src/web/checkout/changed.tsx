import { useEffect, useRef } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import type { ChangedSums, SumsOnPage } from "./checkout.types.ts";
import styles from "./changed.module.css";

function dayOf({ delivery_date }: SumsOnPage): string {
  return delivery_date === null ? "not known" : formatDate(delivery_date);
}

/** What was shown and what is now, side by side; nothing was ordered. */
export function Changed({ changed: { shown, now } }: { readonly changed: ChangedSums }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "center" });
  }, [shown, now]);
  return (
    <div ref={place} tabIndex={-1} role="alert" className={styles.changed}>
      <p className={styles.words}>
        <strong>Something has changed since this page was shown.</strong> Nothing is ordered yet.
      </p>
      <WasAndNow
        rows={[
          { label: "Total", was: formatDollars(shown.total_price), now: formatDollars(now.total_price) },
          { label: "With you by", was: dayOf(shown), now: dayOf(now) },
        ]}
      />
    </div>
  );
}

/** What ordering means after a change. */
export function changedButton({ shown, now }: ChangedSums): string {
  return shown.total_price === now.total_price ? "Order with the new date" : "Order at the new price";
}
