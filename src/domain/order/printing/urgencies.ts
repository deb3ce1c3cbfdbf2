/** How goods stand that can wait no longer, the most urgent first: their day has passed, begun now they would leave after it, or they have to be begun today. */
export const urgencies = ["late", "risk", "today"] as const;
export type OrderUrgency = (typeof urgencies)[number];

/** Null where it can wait. */
export type PrintUrgency = OrderUrgency | null;
