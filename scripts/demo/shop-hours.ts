const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Between New Zealand's two times of the year: near enough to tell a morning from an evening. */
const OFFSET = 12.5 * HOUR;

/** An hour of the day in the shop, of the day that an instant is in. */
function atHour(instant: number, hour: number): number {
  return Math.floor((instant + OFFSET) / DAY) * DAY - OFFSET + hour * HOUR;
}

function isWeekend(instant: number): boolean {
  const day = new Date(instant + OFFSET).getUTCDay();
  return day === 0 || day === 6;
}

/** Not all at the stroke of the hour: what had to wait is spread over the first hours. */
function spread(instant: number): number {
  return instant % (2.5 * HOUR);
}

/** The next instant from there at which somebody of the shop is at work, 8:30 to 16:30 of a working day. */
export function workingTime(instant: number): number {
  let at = instant;
  if (at > atHour(at, 16.5)) at = atHour(at + DAY, 0);
  while (isWeekend(at)) at = atHour(at + DAY, 0);
  const opens = atHour(at, 8.5);
  return at < opens ? opens + spread(instant) : at;
}

/** The next instant from there at which a customer is awake, 7:00 to 22:30. */
export function wakingTime(instant: number): number {
  const at = instant > atHour(instant, 22.5) ? atHour(instant + DAY, 0) : instant;
  const wakes = atHour(at, 7);
  return at < wakes ? wakes + spread(instant) : at;
}
