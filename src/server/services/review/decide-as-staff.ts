import { addDays } from "#domain/calendar-date.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { countWaitingReviews, readWaitingReviews } from "#server/db/review/waiting-reviews.ts";
import type { WaitingReview } from "#server/db/review/write-reviews.ts";
import { writeAudit } from "#server/db/staff/audit.ts";
import type { Services } from "../services.ts";
import { decideIn, type ReviewDecision } from "./decide-review.ts";
import { picturePath, thumbnailPath } from "./picture-paths.ts";
import { reviewKeyUntil } from "./review-key.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** Reviews that are shown at once: the others are there when these are decided. */
const SHOWN = 50;

/** A review that waits, as the staff see it. */
export interface ReviewToDecide extends WaitingReview {
  readonly product: string;
  /** Addresses that are open for a day. */
  readonly pictures: readonly { readonly small: string; readonly large: string }[];
}

function toDecide(services: Needs, waiting: WaitingReview): ReviewToDecide {
  const { review, pictureIds } = waiting;
  const { until, key } = reviewKeyUntil(services, review.id, addDays(services.shopMoment().date, 1));
  const query = new URLSearchParams({ until, key });
  const product = services.catalogue.current().products.get(review.productId)?.name ?? "A product of before";
  const pictures = pictureIds.map((id) => ({
    small: `${thumbnailPath(id)}?${query}`,
    large: `${picturePath(id)}?${query}`,
  }));
  return { ...waiting, product, pictures };
}

/** Reviews that wait, the oldest first, and how many there are. */
export async function listReviewsToDecide(services: Needs) {
  const rows = await readWaitingReviews(services.db, SHOWN);
  return {
    reviews: rows.map((waiting) => toDecide(services, waiting)),
    waiting: await countWaitingReviews(services.db),
  };
}

/** Accepts or declines a review for somebody of the staff, once; the log says who, without its words. */
export async function decideReviewAsStaff(
  services: Needs & Pick<Services, "jobs" | "reviews">,
  staffId: number,
  id: number,
  decision: ReviewDecision,
): Promise<{ readonly ok: true } | Refusal<"staff-changed">> {
  const isDecided = await services.db.transaction(async (tx) => {
    const review = await decideIn(services, tx, id, decision);
    if (review === null) return false;
    await writeAudit(tx, {
      staffId,
      action: decision === "accept" ? "review.accepted" : "review.declined",
      target: `review ${id}`,
      after: { product: review.productId, stars: review.rate },
    });
    return true;
  });
  if (!isDecided) return refuseStaff("staff-changed");
  await services.reviews.refresh();
  return { ok: true };
}
