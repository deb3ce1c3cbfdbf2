const words = new Intl.DateTimeFormat("en-NZ", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Pacific/Auckland",
});

/** "Sat 21 November 2026": the day in the shop of an instant, without the comma of the locale. */
export function dateOf(instant: string): string {
  return words.format(new Date(instant)).replace(",", "");
}
