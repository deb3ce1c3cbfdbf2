import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  addWorkingDays,
  processingDay,
  type ShopMoment,
  type WorkingCalendar,
  workingCalendar,
} from "./processing-day.ts";

/** Working days from the day an order counts from, to the day it leaves and to the day it arrives. */
export interface OrderDays {
  readonly toDispatch: number;
  readonly toDelivery: number;
}

interface OrderDates {
  readonly moment: ShopMoment;
  readonly calendar: WorkingCalendar;
  /** At n the working day n working days after the one an order counts from. */
  readonly reached: CalendarDate[];
}

const known = new WeakMap<Catalogue, OrderDates>();

function datesAt(catalogue: Catalogue, moment: ShopMoment): OrderDates {
  const before = known.get(catalogue);
  if (before?.moment.date === moment.date && before.moment.afterCutOff === moment.afterCutOff) return before;
  const { holidays, shop } = catalogue.document;
  const calendar = before?.calendar ?? workingCalendar(holidays, shop.region);
  const dates = { moment, calendar, reached: [processingDay(calendar, moment)] };
  known.set(catalogue, dates);
  return dates;
}

/**
 * The date `days` working days after an order of this moment counts from, weekends and the shop's holidays left out.
 * Worked out once per shop moment and number of days: every row of every price asks for the same few.
 */
export function orderDate(catalogue: Catalogue, moment: ShopMoment, days: number): CalendarDate {
  const { calendar, reached } = datesAt(catalogue, moment);
  for (let day = reached.length; day <= days; day += 1) {
    reached.push(addWorkingDays(calendar, reached[day - 1] ?? moment.date, 1));
  }
  return reached[days] ?? moment.date;
}
