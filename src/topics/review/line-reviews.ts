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

/** Who ordered what a review is about; null where they have been erased since. */
export async function readReviewedContact(
  db: Queries,
  orderId: number,
): Promise<{ readonly firstName: string; readonly email: string } | null> {
  const [row] = await db
    .select({ contact: orderTable.contact })
    .from(orderTable)
    .where(eq(orderTable.id, orderId));
  if (row === undefined || row.contact.email === "") return null;
  return { firstName: row.contact.first_name, email: row.contact.email };
}
