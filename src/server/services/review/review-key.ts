import { addDays, type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

/** How long the link in a staff mail is open, in days; it also ends with what was decided. */
const LINK_DAYS = 90;

/** What the link in a staff mail says. */
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

/** The key to a review that waits, for a mail. */
export function newReviewKey(needs: Pick<Services, "config" | "shopMoment">, id: number): ReviewKey {
  return reviewKeyUntil(needs, id, addDays(needs.shopMoment().date, LINK_DAYS));
}

/** The path at which whoever has the key decides. */
export function decisionPath({ id, until, key }: ReviewKey): string {
  return `/staff/reviews/${id}?${new URLSearchParams({ until, key })}`;
}

/** Whether a key fits its review and has not ended by its date. */
export function isOpenKey(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  { id, until, key }: ReviewKey,
): boolean {
  const isInTime = isCalendarDate(until) && until >= shopMoment().date;
  return isInTime && sameText(key, keyOf(config.secretKey, id, until));
}
