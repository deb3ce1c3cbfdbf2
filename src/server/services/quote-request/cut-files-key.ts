import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

/** How long the link in a staff mail is open, in days. */
const LINK_DAYS = 90;

/** What the link in a staff mail says. */
export interface CutFilesKey {
  readonly requestNo: string;
  readonly until: string;
  readonly key: string;
}

function keyOf(secretKey: string, requestNo: string, until: string): string {
  return keyed(secretKey, "staff-cut-files", `${requestNo} ${until}`);
}

/** The path at which whoever has the key finds the files of a request, or one of them. */
export function cutFilesPath({ requestNo, until, key }: CutFilesKey, file?: string): string {
  const path = `/staff/lettering/${requestNo}${file === undefined ? "" : `/${file}`}`;
  return `${path}?${new URLSearchParams({ until, key })}`;
}

/** The address of the files that a request's words are cut with, for the staff's mail; it ends by itself. */
export function cutFilesUrl(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  requestNo: string,
): string {
  const until = addDays(shopMoment().date, LINK_DAYS);
  const key = keyOf(config.secretKey, requestNo, until);
  return config.shopOrigin + cutFilesPath({ requestNo, until, key });
}

/** Whether a key fits its request and has not ended by its date. */
export function opensCutFiles(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  { requestNo, until, key }: CutFilesKey,
): boolean {
  const isInTime = isCalendarDate(until) && until >= shopMoment().date;
  return isInTime && sameText(key, keyOf(config.secretKey, requestNo, until));
}
