import { addDays, type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

/** How long the links in a staff mail are open, in days. */
const LINK_DAYS = 90;

/** What a link about a request opens: files that its words are cut with, files that its artwork is printed with, or where it is answered. */
type MadeFiles = "cut" | "print" | "answer";

const links: Readonly<Record<MadeFiles, { readonly purpose: string; readonly path: string }>> = {
  cut: { purpose: "staff-cut-files", path: "/staff/lettering" },
  print: { purpose: "staff-print-files", path: "/staff/print" },
  answer: { purpose: "staff-answer", path: "/staff/quote-request" },
};

/** What a link in a staff mail says. */
export interface RequestFilesKey {
  readonly requestNo: string;
  readonly until: string;
  readonly key: string;
}

function keyOf(secretKey: string, made: MadeFiles, requestNo: string, until: string): string {
  return keyed(secretKey, links[made].purpose, `${requestNo} ${until}`);
}

/** The path at which whoever has the key finds such files of a request, or one of them. */
export function requestFilesPath(
  made: MadeFiles,
  { requestNo, until, key }: RequestFilesKey,
  file?: string,
): string {
  const path = `${links[made].path}/${requestNo}${file === undefined ? "" : `/${file}`}`;
  return `${path}?${new URLSearchParams({ until, key })}`;
}

/** The address of such files for the staff's mail; it ends by itself. */
export function requestFilesUrl(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  made: MadeFiles,
  requestNo: string,
): string {
  const until = addDays(shopMoment().date, LINK_DAYS);
  const key = keyOf(config.secretKey, made, requestNo, until);
  return config.shopOrigin + requestFilesPath(made, { requestNo, until, key });
}

/** The path of a request's picture; it ends by itself, after the day `until`. */
export function requestPicturePath(
  { config }: Pick<Services, "config">,
  requestNo: string,
  until: CalendarDate,
): string {
  const key = keyOf(config.secretKey, "answer", requestNo, until);
  return requestFilesPath("answer", { requestNo, until, key }, "picture");
}

/** Whether a key fits its request and has not ended by its date. */
export function opensRequestFiles(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  made: MadeFiles,
  { requestNo, until, key }: RequestFilesKey,
): boolean {
  const isInTime = isCalendarDate(until) && until >= shopMoment().date;
  return isInTime && sameText(key, keyOf(config.secretKey, made, requestNo, until));
}
