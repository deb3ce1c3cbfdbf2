import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import type { ReviewFilter } from "#domain/review/review.ts";
import { reviewPictureTable, reviewTable } from "#platform/db/schema/review.ts";
import type { Queries } from "#platform/db/transaction.ts";
import { isVerified } from "./verified-purchase.ts";

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
