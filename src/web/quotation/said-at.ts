const zone = { timeZone: "Pacific/Auckland", day: "numeric", month: "short" } as const;
const days = new Intl.DateTimeFormat("en-NZ", { ...zone, weekday: "short" });
const moments = new Intl.DateTimeFormat("en-NZ", {
  ...zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "24 Nov, 11:05", where the shop is. */
export function saidAt(at: string): string {
  return moments.format(new Date(at));
}

/** "Tue, 24 Nov", where the shop is. */
export function saidOn(at: string): string {
  return days.format(new Date(at));
}
