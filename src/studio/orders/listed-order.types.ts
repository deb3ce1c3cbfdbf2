import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A page of the list. */
export type OrderList = StudioReplyTo<"GET orders">;

/** An order as the list shows it. */
export type RowOrder = OrderList["orders"][number];
