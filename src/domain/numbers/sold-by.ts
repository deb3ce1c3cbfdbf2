/** What is sold is added up by one of these, as calls and addresses name it. */
export const soldBy = ["product", "stock", "size"] as const;
export type SoldBy = (typeof soldBy)[number];
