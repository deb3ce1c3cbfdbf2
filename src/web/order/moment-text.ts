const moments = new Intl.DateTimeFormat("en-NZ", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Pacific/Auckland",
});

/** "24 Nov, 11:05", where the shop is. */
export function momentText(at: string): string {
  return moments.format(new Date(at));
}
