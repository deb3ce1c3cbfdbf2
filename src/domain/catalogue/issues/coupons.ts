import { isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import { faultIf } from "./issue.ts";

/** Coupons that are never running, that take off more than the goods they ask for, or whose limits contradict each other. */
export function couponFaults({ coupons }: CatalogueDocument): string[] {
  return coupons.flatMap(({ code, off, fromSubTotal, startsOn, endsOn, usesInAll, usesPerCustomer }) => [
    ...faultIf(
      !isCalendarDate(startsOn) || !isCalendarDate(endsOn) || startsOn > endsOn,
      `Coupon ${code}: ends before it starts`,
    ),
    ...faultIf(
      off.kind === "amount" && off.cents > fromSubTotal,
      `Coupon ${code}: takes off more than the goods it counts from`,
    ),
    ...faultIf(
      usesInAll !== undefined && usesPerCustomer !== undefined && usesPerCustomer > usesInAll,
      `Coupon ${code}: one customer may use it more often than all together`,
    ),
  ]);
}
