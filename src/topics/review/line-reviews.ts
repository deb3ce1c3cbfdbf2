import { eq } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { reviewTable } from "#platform/db/schema/review.ts";

/** What has become of the reviews of an order's lines, by the line (from 1); lines without one are left out. */
export type ReviewsByLine = ReadonlyMap<number, "waiting" | "published">;

export async function readLineReviews(db: Queries, orderId: number): Promise<ReviewsByLine> {
  const rows = await db
    .select({ line: reviewTable.orderLine, acceptedAt: reviewTable.acceptedAt })
    .from(reviewTable)
    .where(eq(reviewTable.orderId, orderId));
  return new Map(rows.map(({ line, acceptedAt }) => [line ?? 0, acceptedAt ? "published" : "waiting"]));
}

/** An order that a review is about, and who ordered. */
export interface ReviewedOrder {
  readonly orderNo: string;
  /** Of the key to its page. */
  readonly keyVersion: number;
  readonly firstName: string;
  readonly email: string;
}

/** The order that a review is about; null where who ordered has been erased since. */
export async function readReviewedOrder(db: Queries, orderId: number): Promise<ReviewedOrder | null> {
  const { contact, orderNo, keyVersion } = orderTable;
  const [row] = await db
    .select({ contact, orderNo, keyVersion })
    .from(orderTable)
    .where(eq(orderTable.id, orderId));
  if (row === undefined || row.contact.email === "") return null;
  const { first_name: firstName, email } = row.contact;
  return { firstName, email, orderNo: row.orderNo, keyVersion: row.keyVersion };
}
