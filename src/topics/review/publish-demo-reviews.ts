import { eq } from "drizzle-orm";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { DemoReview } from "#domain/content/demo-review.ts";
import { digest } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Database } from "#platform/db/database.ts";
import { reviewTable } from "#platform/db/schema/review.ts";
import type { Services } from "#topics/services.ts";
import { deleteDemonstrations, storeShippedReviews } from "./review-rows.ts";

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

/** Whether any demonstration is on the shop's pages. */
export async function hasDemoReviews({ db }: Pick<Services, "db">): Promise<boolean> {
  return (await db.$count(reviewTable, eq(reviewTable.isDemonstration, true))) > 0;
}

/** Takes the demonstrations off the shop's pages for good, as an owner says; of every node, and of this one before the answer. */
export async function removeDemoReviews(
  { db, reviews }: Pick<Services, "db" | "reviews">,
  staffId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await deleteDemonstrations(tx);
    if (removed === 0) return;
    const target = "demonstrations";
    await writeAudit(tx, { staffId, action: "demonstrations.removed", target, before: { reviews: removed } });
  });
  await reviews.refresh();
}
