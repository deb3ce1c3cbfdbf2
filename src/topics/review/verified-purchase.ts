import { and, eq, isNotNull, sql } from "drizzle-orm";
import { reviewTable } from "#platform/db/schema/review.ts";
import { changeRevision, type Transaction } from "#platform/db/database.ts";

/**
 * Whether a review's customer has had an order with its product sent: of each row of reviews. One that was written to an order was
 * taken once that had left. Columns are named with their table: alone they would be those of the order.
 */
export const isVerified = sql<boolean>`(review.order_id is not null or exists (
  select from shop_order as ordered, jsonb_array_elements(ordered.items) as item
  where ordered.customer_id = review.customer_id and ordered.stage in ('dispatched', 'delivered')
    and (item #>> '{selection,productId}')::int = review.product_id))`;

/** Tells every node that a customer's reviews may be of products they have had by now; of who has none that is read nobody is told. */
export async function noteDispatchedOrder(tx: Transaction, customerId: number): Promise<void> {
  const [review] = await tx
    .select({ id: reviewTable.id })
    .from(reviewTable)
    .where(and(eq(reviewTable.customerId, customerId), isNotNull(reviewTable.acceptedAt)))
    .limit(1);
  if (review !== undefined) await changeRevision(tx);
}
