/**
 * Steps of visitors that nobody else remembers: a page opened from elsewhere, a first price beside a page, a first line in an empty cart,
 * a first word at the checkout. Counted by day, without a cookie and without anybody in it (decision 324).
 */
export const funnelSteps = ["visit", "configured", "cart", "checkout"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What marks the call with which a page asks for its first price. */
export const FIRST_PRICE_HEADER = "x-first-price";
