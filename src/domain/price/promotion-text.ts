import { formatDay } from "#domain/calendar-date.ts";
import type { RunningPromotion } from "./pricing-row.ts";

/** "Summer in kraft, until 31 January": what is said wherever a price without the promotion is struck through. */
export function promotionText({ name, endsOn }: RunningPromotion): string {
  return `${name}, until ${formatDay(endsOn)}`;
}
