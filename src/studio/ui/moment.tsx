import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
const day = new Intl.DateTimeFormat("en-NZ", {
  timeZone: SHOP_TIME_ZONE,
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en-NZ", {
  timeZone: SHOP_TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Tue 24 Nov 2026, 11:04", in the shop's time zone. */
export function Moment({ at }: { readonly at: string }) {
  const date = new Date(at);
  return <time dateTime={at}>{`${day.format(date).replaceAll(",", "")}, ${clock.format(date)}`}</time>;
}
