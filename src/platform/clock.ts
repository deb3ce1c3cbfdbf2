import { DAY_MS } from "#domain/calendar-date.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

export interface Clock {
  /** Milliseconds since 1970, of the shop's clock. */
  now(): number;
}

/** The real clock, or one that starts at `startsAt` and runs on from there (`SHOP_NOW`). */
export function createClock(startsAt: number | null, realNow: () => number = Date.now): Clock {
  const offset = startsAt === null ? 0 : startsAt - realNow();
  return { now: () => realNow() + offset };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** The shop's date at an instant, and minutes since its midnight by the clock on the wall. */
export function shopTime(
  instantMs: number,
  timeZone: string,
): { readonly date: string; readonly minutes: number } {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minutes };
}

/** The shop's date at an instant, and whether the cut-off ("18:00") has passed: 18:00:00 is still today, 18:00:01 is not. */
export function shopMoment(instantMs: number, timeZone: string, cutOff: string): ShopMoment {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    afterCutOff: `${parts.hour}:${parts.minute}:${parts.second}` > `${cutOff}:00`,
  };
}

/** The instants at which the clock on the shop's wall shows a time ("06:00") of a day: none where clocks go forward over it, two where they go back. */
export function instantsAt(date: string, time: string, timeZone: string): readonly number[] {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  /** How far the wall is ahead of UTC at an instant. */
  const aheadAt = (instant: number): number => {
    const wall = shopTime(instant, timeZone);
    return Date.parse(`${wall.date}T00:00:00Z`) + wall.minutes * 60_000 - instant;
  };
  const candidates = [-DAY_MS, DAY_MS].map((apart) => asUtc - aheadAt(asUtc + apart));
  return [...new Set(candidates)]
    .filter((instant) => {
      const wall = shopTime(instant, timeZone);
      return wall.date === date && wall.minutes === hours * 60 + minutes;
    })
    .toSorted((one, other) => one - other);
}
