import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "config" | "shopMoment">;

/** How long a link is open, in days. */
const LINK_DAYS = 90;

/** What a link to a customer's credit says. */
export interface StaffCreditKey {
  readonly customerId: number;
  readonly until: string;
  readonly key: string;
}

function keyOf({ config }: Needs, customerId: number, until: string): string {
  return keyed(config.secretKey, "staff-credit", `${customerId} ${until}`);
}

/** The path of a customer's credit, for the staff. */
export function staffCreditPath({ customerId, until, key }: StaffCreditKey): string {
  return `/staff/credit/${customerId}?${new URLSearchParams({ until, key })}`;
}

/** Its address, for whoever has the link of an order of theirs. */
export function staffCreditUrl(needs: Needs, customerId: number): string {
  const until = addDays(needs.shopMoment().date, LINK_DAYS);
  return staffCreditPath({ customerId, until, key: keyOf(needs, customerId, until) });
}

/** Whether a key fits its customer and has not ended by its date. */
export function opensCredit(needs: Needs, { customerId, until, key }: StaffCreditKey): boolean {
  const isInTime = isCalendarDate(until) && until >= needs.shopMoment().date;
  return isInTime && sameText(key, keyOf(needs, customerId, until));
}
