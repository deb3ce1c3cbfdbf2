import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { orderTable } from "#platform/db/schema/order.ts";
import { reviewPictureTable, reviewTable } from "#platform/db/schema/review.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { countRows, type TaskCount } from "#platform/db/count-rows.ts";
import type { Queries } from "#platform/db/database.ts";
import { isVerified } from "./verified-purchase.ts";
import type { WaitingReview } from "./review-rows.ts";

const isWaiting = isNull(reviewTable.acceptedAt);

/** Reviews that wait for the shop with their pictures, the oldest first, at most so many; or only one, if it waits. */
export async function readWaitingReviews(
  db: Queries,
  most: number,
  only: number | null = null,
): Promise<readonly WaitingReview[]> {
  const found = await db
    .select({ review: reviewTable, orderNo: orderTable.orderNo, isVerified })
    .from(reviewTable)
    .leftJoin(orderTable, eq(orderTable.id, reviewTable.orderId))
    .where(only === null ? isWaiting : and(isWaiting, eq(reviewTable.id, only)))
    .orderBy(asc(reviewTable.id))
    .limit(most);
  const ids = found.filter(({ review }) => review.hasPictures).map(({ review }) => review.id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: reviewPictureTable.id, reviewId: reviewPictureTable.reviewId })
          .from(reviewPictureTable)
          .where(inArray(reviewPictureTable.reviewId, ids))
          .orderBy(asc(reviewPictureTable.position));
  const pictures = Map.groupBy(rows, ({ reviewId }) => reviewId);
  return found.map((one) => ({
    ...one,
    pictureIds: (pictures.get(one.review.id) ?? []).map(({ id }) => id),
  }));
}

/** How many reviews wait, and how many of them were written before a day. */
export function countWaitingReviews(db: Queries, lateBefore: CalendarDate): Promise<TaskCount> {
  return countRows(
    db,
    sql`${reviewTable} where ${isWaiting}`,
    sql`${reviewTable.writtenOn} < ${lateBefore}::date`,
  );
}
