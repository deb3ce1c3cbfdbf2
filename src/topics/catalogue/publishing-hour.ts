import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { instantsAt, shopTime } from "#platform/clock.ts";
import type { Services } from "#topics/services.ts";

/** A day and a time by the clock on the shop's wall. */
export interface WallHour {
  readonly date: string;
  readonly time: string;
}

const YEAR_MS = 366 * 86_400_000;

type NoHour = Refusal<
  | "publish-hour-invalid"
  | "publish-hour-past"
  | "publish-hour-far"
  | "publish-hour-none"
  | "publish-hour-twice"
>;

/** The instant of an hour at which something can be put on sale, in milliseconds since 1970: one that is to come, and that comes once. */
export function publishingInstant(
  { catalogue, clock }: Pick<Services, "catalogue" | "clock">,
  { date, time }: WallHour,
): { readonly ok: true; readonly at: number } | NoHour {
  if (!isCalendarDate(date)) return refuseStaff("publish-hour-invalid", "date");
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return refuseStaff("publish-hour-invalid", "time");
  const [at, again] = instantsAt(date, time, catalogue.current().document.shop.timeZone);
  if (at === undefined) return refuseStaff("publish-hour-none", "time");
  if (again !== undefined) return refuseStaff("publish-hour-twice", "time");
  if (at <= clock.now()) return refuseStaff("publish-hour-past", "time");
  return at > clock.now() + YEAR_MS ? refuseStaff("publish-hour-far", "date") : { ok: true, at };
}

/** An hour in words: "Mon 15 March 2027, 06:00". */
export function hourWords(at: Date, timeZone: string): string {
  const { date, minutes } = shopTime(at.getTime(), timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${formatDate(date)} ${date.slice(0, 4)}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
