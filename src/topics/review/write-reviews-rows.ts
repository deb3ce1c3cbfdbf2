import { and, eq, isNull, sql } from "drizzle-orm";
import { reviewPictureTable, reviewTable } from "#platform/db/schema/review.ts";
import { tellStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

type NewReview = Pick<
  typeof reviewTable.$inferInsert,
  "productId" | "customerId" | "title" | "rate" | "comment" | "customerName" | "writtenOn"
>;

/** A customer's picture, by its two files. */
export interface StoredPicture {
  readonly imageSha256: string;
  readonly thumbnailSha256: string;
}

export type StoredReview = typeof reviewTable.$inferSelect;

/** A review that waits for the shop. */
export interface WaitingReview {
  readonly review: StoredReview;
  /** Its customer has had an order with the product sent. */
  readonly isVerified: boolean;
  readonly pictureIds: readonly string[];
}

/** Stores a review that waits for the shop; answers its id, or null when this customer has one of this product. */
export async function addReview(
  tx: Transaction,
  review: NewReview,
  pictures: readonly StoredPicture[],
): Promise<number | null> {
  const [row] = await tx
    .insert(reviewTable)
    .values({ ...review, hasPictures: pictures.length > 0 })
    .onConflictDoNothing()
    .returning({ id: reviewTable.id });
  if (row === undefined) return null;
  const rows = pictures.map((picture, position) => ({ ...picture, reviewId: row.id, position }));
  if (rows.length > 0) await tx.insert(reviewPictureTable).values(rows);
  await tellStudio(tx, { kind: "review", id: String(row.id) });
  return row.id;
}

function isWaiting(id: number) {
  return and(eq(reviewTable.id, id), isNull(reviewTable.acceptedAt));
}

/** Lets everybody read a review that waits; answers it, or null when none waits under this id. */
export async function acceptReview(tx: Transaction, id: number): Promise<StoredReview | null> {
  const [review] = await tx
    .update(reviewTable)
    .set({ acceptedAt: sql`now()` })
    .where(isWaiting(id))
    .returning();
  if (review) await tellStudio(tx, { kind: "review", id: String(id) });
  return review ?? null;
}

/** Deletes a review that waits, with its pictures; answers what it was, or null when none waits under this id. */
export async function deleteWaitingReview(tx: Transaction, id: number): Promise<StoredReview | null> {
  const [review] = await tx.delete(reviewTable).where(isWaiting(id)).returning();
  if (review) await tellStudio(tx, { kind: "review", id: String(id) });
  return review ?? null;
}

export type FoundPicture = StoredPicture & { readonly reviewId: number; readonly isAccepted: boolean };

/** A customer's picture of that id; null when there is none. */
export async function findReviewPicture(db: Queries, id: string): Promise<FoundPicture | null> {
  const [row] = await db
    .select({
      reviewId: reviewTable.id,
      imageSha256: reviewPictureTable.imageSha256,
      thumbnailSha256: reviewPictureTable.thumbnailSha256,
      acceptedAt: reviewTable.acceptedAt,
    })
    .from(reviewPictureTable)
    .innerJoin(reviewTable, eq(reviewTable.id, reviewPictureTable.reviewId))
    .where(eq(reviewPictureTable.id, id));
  if (!row?.imageSha256 || !row.thumbnailSha256) return null;
  const { reviewId, imageSha256, thumbnailSha256, acceptedAt } = row;
  return { reviewId, imageSha256, thumbnailSha256, isAccepted: acceptedAt !== null };
}
