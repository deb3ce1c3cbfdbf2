import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "config" | "shopMoment">;

/** How long the links in staff mails are open, in days; every mail about an order brings a new one. */
const LINK_DAYS = 90;

/** What a link to an order's page for the staff says. */
export interface StaffOrderKey {
  readonly orderNo: string;
  readonly until: string;
  readonly key: string;
}

function keyOf({ config }: Needs, orderNo: string, until: string): string {
  return keyed(config.secretKey, "staff-order", `${orderNo} ${until}`);
}

/** The path of an order's page for the staff, or of one of its forms. */
export function staffOrderPath({ orderNo, until, key }: StaffOrderKey, form?: string): string {
  const path = `/staff/order/${orderNo}${form === undefined ? "" : `/${form}`}`;
  return `${path}?${new URLSearchParams({ until, key })}`;
}

/** What opens an order's page for the staff from today on. */
export function staffOrderKey(needs: Needs, orderNo: string): StaffOrderKey {
  const until = addDays(needs.shopMoment().date, LINK_DAYS);
  return { orderNo, until, key: keyOf(needs, orderNo, until) };
}

/** Its address for a mail to the staff. */
export function staffOrderUrl(needs: Needs, orderNo: string): string {
  return needs.config.shopOrigin + staffOrderPath(staffOrderKey(needs, orderNo));
}

/** Whether a key fits its order and has not ended by its date. */
export function opensStaffOrder(needs: Needs, { orderNo, until, key }: StaffOrderKey): boolean {
  const isInTime = isCalendarDate(until) && until >= needs.shopMoment().date;
  return isInTime && sameText(key, keyOf(needs, orderNo, until));
}
