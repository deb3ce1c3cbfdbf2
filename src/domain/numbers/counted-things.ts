/**
 * Things that nobody else remembers, counted by day, without a cookie and without anybody in them (decision 324). Steps of visitors: a page
 * opened from elsewhere, a first price beside a page, a first line in an empty cart, a first word at the checkout. Searches, and those of
 * them that found nothing.
 */
export const countedThings = ["visit", "configured", "cart", "checkout", "search", "empty-search"] as const;
export type CountedThing = (typeof countedThings)[number];

/** What marks the call with which a page asks for its first price. */
export const FIRST_PRICE_HEADER = "x-first-price";
