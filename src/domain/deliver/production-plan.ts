import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "./order-dates.ts";
import type { ShopMoment } from "./processing-day.ts";
import type { ShippingOffer } from "./shipping-choices.ts";

/** What happens to an order on which day. */
export interface ProductionPlan {
  /** First and last working day in production, both included. */
  readonly starts: CalendarDate;
  readonly ends: CalendarDate;
  /** printing_days+1 working days after the first day (content-and-lettering.md 9.1). */
  readonly dispatch: CalendarDate;
  readonly delivery: CalendarDate;
}

/** The moment at which an order is approved and paid that is planned for a day: today it may be past the cut-off. */
export function approvedOn(now: ShopMoment, date: CalendarDate): ShopMoment {
  return { date, afterCutOff: date === now.date && now.afterCutOff };
}

/** The days of an order approved and paid at this moment that goes by `offer`, which was worked out for the same moment. */
export function productionPlan(
  catalogue: Catalogue,
  approved: ShopMoment,
  { printingDays, dispatch, delivery }: ShippingOffer,
): ProductionPlan {
  return {
    starts: orderDate(catalogue, approved, 0),
    ends: orderDate(catalogue, approved, printingDays),
    dispatch,
    delivery,
  };
}
