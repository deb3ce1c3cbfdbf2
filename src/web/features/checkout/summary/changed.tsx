import { useEffect, useRef } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import type { ChangedSums, SumsOnPage } from "../checkout.types.ts";
import styles from "./changed.module.css";

function Row({ name, was, now }: { readonly name: string; readonly was: string; readonly now: string }) {
  return (
    <tr data-changed={was !== now || undefined}>
      <th scope="row">{name}</th>
      <td>{was}</td>
      <td>{now}</td>
    </tr>
  );
}

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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Was</th>
            <th scope="col">Is now</th>
          </tr>
        </thead>
        <tbody>
          <Row name="Total" was={formatDollars(shown.total_price)} now={formatDollars(now.total_price)} />
          <Row name="With you by" was={dayOf(shown)} now={dayOf(now)} />
        </tbody>
      </table>
    </div>
  );
}

/** What ordering means after a change. */
export function changedButton({ shown, now }: ChangedSums): string {
  return shown.total_price === now.total_price ? "Order with the new date" : "Order at the new price";
}
