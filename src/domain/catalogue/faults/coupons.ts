import { isCalendarDate } from "../../calendar-date.ts";
import type { CatalogueDocument } from "../schema.ts";
import { faultIf } from "./fault.ts";

/** Coupons that are never running, or that take off more than the goods they ask for. */
export const couponFaults = ({ coupons }: CatalogueDocument): string[] =>
  coupons.flatMap(({ code, off, fromSubTotal, startsOn, endsOn }) => [
    ...faultIf(
      !isCalendarDate(startsOn) || !isCalendarDate(endsOn) || startsOn > endsOn,
      `Coupon ${code}: ends before it starts`,
    ),
    ...faultIf(
      off.kind === "amount" && off.cents > fromSubTotal,
      `Coupon ${code}: takes off more than the goods it counts from`,
    ),
  ]);
