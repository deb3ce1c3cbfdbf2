/** What a quote is asked for (quotes-and-accounts.md 3): a product as configured, or one with special processing. */
export const quoteTypes = ["Special Size", "Special Processing"] as const;

export type QuoteType = (typeof quoteTypes)[number];
