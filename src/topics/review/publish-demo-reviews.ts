import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { DemoReview } from "#domain/content/demo-review.ts";
import { digest } from "#platform/auth/tokens.ts";
import type { Database } from "#platform/db/database.ts";
import { storeShippedReviews } from "./review-rows.ts";

/** Stores the demonstrations that come with the program, of products that are there, when they differ from those stored before. */
export async function publishDemoReviews(
  db: Database,
  { productBySlug }: Catalogue,
  reviews: readonly DemoReview[],
): Promise<void> {
  const shipped = reviews.flatMap(({ product, customer, on, ...review }) => {
    const known = productBySlug.get(product);
    return known ? [{ ...review, productId: known.id, customerName: customer, writtenOn: on }] : [];
  });
  await storeShippedReviews(db, digest(JSON.stringify(shipped)), shipped);
}
