import { isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import { type CatalogueIssue, documentPlace, issueIf } from "./issue.ts";

/** Coupons that are never running, that take off more than the goods they ask for, or whose limits contradict each other. */
export function couponIssues({ coupons }: CatalogueDocument): CatalogueIssue[] {
  return coupons.flatMap(({ id, code, off, fromSubTotal, startsOn, endsOn, usesInAll, usesPerCustomer }) => [
    ...issueIf(
      !isCalendarDate(startsOn) || !isCalendarDate(endsOn) || startsOn > endsOn,
      documentPlace(`Coupon ${code}`, "coupons", id),
      `ends before it starts`,
    ),
    ...issueIf(
      off.kind === "amount" && off.cents > fromSubTotal,
      documentPlace(`Coupon ${code}`, "coupons", id),
      `takes off more than the goods it counts from`,
    ),
    ...issueIf(
      usesInAll !== undefined && usesPerCustomer !== undefined && usesPerCustomer > usesInAll,
      documentPlace(`Coupon ${code}`, "coupons", id),
      `one customer may use it more often than all together`,
    ),
  ]);
}
