/**
 * Things that nobody else remembers, counted by day, without a cookie and without anybody in them (decision 324). Steps of visitors: a page
 * opened from elsewhere, a first price beside a page, a first line in an empty cart, a first word at the checkout. Searches, and those of
 * them that found nothing. Mails that left or were refused for good, other jobs that were done, and all that were given up: their rows go
 * after some days.
 */
export const countedThings = [
  "visit",
  "configured",
  "cart",
  "checkout",
  "search",
  "empty-search",
  "mail-sent",
  "mail-refused",
  "job-done",
  "job-given-up",
] as const;
export type CountedThing = (typeof countedThings)[number];

/** What marks the call with which a page asks for its first price. */
export const FIRST_PRICE_HEADER = "x-first-price";
