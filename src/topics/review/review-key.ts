import { type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { Services } from "#topics/services.ts";

/** What the address of a picture says that waits with its review: for who may decide. */
export interface ReviewKey {
  readonly id: number;
  readonly until: string;
  readonly key: string;
}

function keyOf(secretKey: string, id: number, until: string): string {
  return keyed(secretKey, "staff-review", `${id} ${until}`);
}

/** The key to a review that waits, which ends with a day. */
export function reviewKeyUntil(
  { config }: Pick<Services, "config">,
  id: number,
  until: CalendarDate,
): ReviewKey {
  return { id, until, key: keyOf(config.secretKey, id, until) };
}

/** Whether a key fits its review and has not ended by its date. */
export function isOpenKey(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  { id, until, key }: ReviewKey,
): boolean {
  const isInTime = isCalendarDate(until) && until >= shopMoment().date;
  return isInTime && sameText(key, keyOf(config.secretKey, id, until));
}
