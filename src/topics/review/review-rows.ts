import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReviewFilter } from "#domain/review/review.ts";
import { reviewPictureTable, reviewRevisionTable, reviewTable } from "#platform/db/schema/review.ts";
import { changeRevision, type Database, type Queries, type Transaction } from "#platform/db/database.ts";
import { isVerified } from "./verified-purchase.ts";
import { notifyStudio } from "#platform/db/changes.ts";

type PictureRow = typeof reviewPictureTable.$inferSelect;

/** A review that others may read, with its pictures in their order. */
export type AcceptedReview = typeof reviewTable.$inferSelect & {
  /** Its customer has had an order with the product sent. */
  readonly isVerified: boolean;
  readonly pictures: readonly PictureRow[];
};

/** What the reviews of a product come to: of all, of those with pictures, and of those that customers wrote. */
export interface ProductTotals {
  readonly productId: number;
  readonly count: number;
  readonly stars: number;
  readonly withPictures: number;
  readonly realCount: number;
  readonly realStars: number;
}

const isAccepted = isNotNull(reviewTable.acceptedAt);
const newestFirst = [desc(reviewTable.writtenOn), desc(reviewTable.id)] as const;

const columns = { ...getTableColumns(reviewTable), isVerified: isVerified.as("is_verified") };

async function withPictures(
  db: Queries,
  reviews: readonly Omit<AcceptedReview, "pictures">[],
): Promise<readonly AcceptedReview[]> {
  const ids = reviews.filter(({ hasPictures }) => hasPictures).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reviewPictureTable)
          .where(inArray(reviewPictureTable.reviewId, ids))
          .orderBy(asc(reviewPictureTable.position));
  const pictures = Map.groupBy(rows, ({ reviewId }) => reviewId);
  return reviews.map((review) => ({ ...review, pictures: pictures.get(review.id) ?? [] }));
}

/** Some accepted reviews of products, the newest first. */
export async function readReviews(
  db: Queries,
  productIds: readonly number[],
  { filter, skip, most }: { readonly filter: ReviewFilter; readonly skip: number; readonly most: number },
): Promise<readonly AcceptedReview[]> {
  const found = await db
    .select(columns)
    .from(reviewTable)
    .where(
      and(
        isAccepted,
        inArray(reviewTable.productId, [...productIds]),
        filter === "photo" ? eq(reviewTable.hasPictures, true) : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .offset(skip)
    .limit(most);
  return withPictures(db, found);
}

/** The newest accepted reviews of each product, so many of each. */
export async function readNewestReviews(db: Queries, most: number): Promise<readonly AcceptedReview[]> {
  const products = db
    .$with("product")
    .as(db.selectDistinct({ id: reviewTable.productId }).from(reviewTable).where(isAccepted));
  const newest = db
    .select(columns)
    .from(reviewTable)
    .where(and(isAccepted, eq(reviewTable.productId, products.id)))
    .orderBy(...newestFirst)
    .limit(most)
    .as("newest");
  const rows = await db
    .with(products)
    .select(newest._.selectedFields)
    .from(products)
    .crossJoinLateral(newest);
  return withPictures(db, rows);
}

export async function readReviewTotals(db: Queries): Promise<readonly ProductTotals[]> {
  const real = sql`not ${reviewTable.isDemonstration}`;
  return db
    .select({
      productId: reviewTable.productId,
      count: sql<number>`count(*)::int`,
      stars: sql<number>`sum(${reviewTable.rate})::int`,
      withPictures: sql<number>`count(*) filter (where ${reviewTable.hasPictures})::int`,
      realCount: sql<number>`count(*) filter (where ${real})::int`,
      realStars: sql<number>`coalesce(sum(${reviewTable.rate}) filter (where ${real}), 0)::int`,
    })
    .from(reviewTable)
    .where(isAccepted)
    .groupBy(reviewTable.productId);
}

/** A demonstration as it is stored; `pictures` are queries of the product's page. */
type ShippedReview = Pick<
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
    await storeDemonstrations(tx, row?.hasNoDemonstrations === true ? [] : reviews);
    await tx.update(reviewRevisionTable).set({ shippedId });
    await changeRevision(tx);
  });
}

/** Takes the demonstrations away, those of programs to come too; answers how many there were. */
export async function deleteDemonstrations(tx: Transaction): Promise<number> {
  await tx.update(reviewRevisionTable).set({ hasNoDemonstrations: true });
  const gone = await tx
    .delete(reviewTable)
    .where(eq(reviewTable.isDemonstration, true))
    .returning({ id: reviewTable.id });
  if (gone.length > 0) await changeRevision(tx);
  return gone.length;
}

type NewReview = Pick<
  typeof reviewTable.$inferInsert,
  | "productId"
  | "customerId"
  | "orderId"
  | "orderLine"
  | "title"
  | "rate"
  | "comment"
  | "customerName"
  | "writtenOn"
>;

/** A customer's picture, by its two files. */
interface StoredPicture {
  readonly imageSha256: string;
  readonly thumbnailSha256: string;
}

export type StoredReview = typeof reviewTable.$inferSelect;

/** A review that waits for the shop. */
export interface WaitingReview {
  readonly review: StoredReview;
  /** The number of the order that it is about; null where it was written at a product. */
  readonly orderNo: string | null;
  /** Its customer has had an order with the product sent. */
  readonly isVerified: boolean;
  readonly pictureIds: readonly string[];
}

/** Stores a review that waits for the shop; answers its id, or null when there is one of this line, or of this customer's and product. */
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
  await notifyStudio(tx, { kind: "review", id: String(row.id) });
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
  if (review) await notifyStudio(tx, { kind: "review", id: String(id) });
  return review ?? null;
}

/** Deletes a review that waits, with its pictures; answers what it was, or null when none waits under this id. */
export async function deleteWaitingReview(tx: Transaction, id: number): Promise<StoredReview | null> {
  const [review] = await tx.delete(reviewTable).where(isWaiting(id)).returning();
  if (review) await notifyStudio(tx, { kind: "review", id: String(id) });
  return review ?? null;
}

type FoundPicture = StoredPicture & { readonly reviewId: number; readonly isAccepted: boolean };

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
