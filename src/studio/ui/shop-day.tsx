import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import type { ReactNode } from "react";
import styles from "#ui/layout/data-table.module.css";

const day = new Intl.DateTimeFormat("en-NZ", {
  timeZone: SHOP_TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** "24 Nov 2026": the day of an instant, in the shop's time zone. */
export function ShopDay({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles.whole}>
      {day.format(new Date(at))}
    </time>
  );
}

/** Words of a cell that stay on one line. */
export function Whole({ children }: { readonly children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>;
}
