import { isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import { issueIf } from "./issue.ts";

/** Coupons that are never running, that take off more than the goods they ask for, or whose limits contradict each other. */
export function couponIssues({ coupons }: CatalogueDocument): string[] {
  return coupons.flatMap(({ code, off, fromSubTotal, startsOn, endsOn, usesInAll, usesPerCustomer }) => [
    ...issueIf(
      !isCalendarDate(startsOn) || !isCalendarDate(endsOn) || startsOn > endsOn,
      `Coupon ${code}: ends before it starts`,
    ),
    ...issueIf(
      off.kind === "amount" && off.cents > fromSubTotal,
      `Coupon ${code}: takes off more than the goods it counts from`,
    ),
    ...issueIf(
      usesInAll !== undefined && usesPerCustomer !== undefined && usesPerCustomer > usesInAll,
      `Coupon ${code}: one customer may use it more often than all together`,
    ),
  ]);
}
