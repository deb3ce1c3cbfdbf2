import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { reviewPictureTable, reviewRevisionTable, reviewTable } from "#platform/db/schema/review.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { changeRevision } from "#platform/db/read-revision.ts";

/** A demonstration as it is stored; `pictures` are queries of the product's page. */
export type ShippedReview = Pick<
  typeof reviewTable.$inferInsert,
  "productId" | "title" | "rate" | "comment" | "customerName" | "writtenOn"
> & { readonly pictures: readonly string[] };

async function storeDemonstrations(tx: Transaction, reviews: readonly ShippedReview[]): Promise<void> {
  await tx.delete(reviewTable).where(eq(reviewTable.isDemonstration, true));
  if (reviews.length === 0) return;
  const rows = await tx
    .insert(reviewTable)
    .values(
      reviews.map(({ pictures, ...review }) => ({
        ...review,
        isDemonstration: true,
        hasPictures: pictures.length > 0,
        acceptedAt: sql`now()`,
      })),
    )
    .returning({ id: reviewTable.id });
  const pictures = reviews.flatMap((review, index) =>
    review.pictures.map((drawnQuery, position) => ({ reviewId: rows[index]?.id ?? 0, position, drawnQuery })),
  );
  if (pictures.length > 0) await tx.insert(reviewPictureTable).values(pictures);
}

/** Writes the demonstrations anew unless these are there; of nodes that start together one does it. */
export async function storeShippedReviews(
  db: Database,
  shippedId: string,
  reviews: readonly ShippedReview[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const values = { revision: 0, shippedId: "" };
    await tx.insert(reviewRevisionTable).values(values).onConflictDoNothing();
    const [row] = await tx.select().from(reviewRevisionTable).for("update");
    if (row?.shippedId === shippedId) return;
    await storeDemonstrations(tx, reviews);
    await tx.update(reviewRevisionTable).set({ shippedId });
    await changeRevision(tx);
  });
}
