const day = new Intl.DateTimeFormat("en-NZ", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "Thu 3 Dec": a day of the shop's calendar. */
export function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{day.format(new Date(`${date}T00:00:00Z`)).replaceAll(",", "")}</time>;
}
