import { addDays } from "#domain/calendar-date.ts";
import { productPage } from "#domain/catalogue/product-page.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import type { Refusal } from "#domain/refusal.ts";
import { lockCustomer } from "#topics/person/customers.ts";
import { readReviewedOrder, type ReviewedOrder } from "./line-reviews.ts";
import { changeRevision, type Transaction } from "#platform/db/database.ts";
import { countWaitingReviews, readWaitingReviews } from "./waiting-reviews.ts";
import { acceptReview, deleteWaitingReview, type StoredReview, type WaitingReview } from "./review-rows.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { reviewAcceptedEmail, reviewDeclinedEmail } from "./review-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { picturePath, thumbnailPath } from "./picture-paths.ts";
import { reviewKeyUntil } from "./create-review.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** The page of an order with its key. */
export type PathOfOrder = (order: ReviewedOrder) => string;

/** What is decided of a review, and how its order is found again. */
interface Deciding {
  readonly decision: ReviewDecision;
  readonly pathOfOrder: PathOfOrder;
}

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

/** Reviews that wait, the oldest first, or only one of them; and how many there are. */
export async function listReviewsToDecide(services: Needs, only: number | null) {
  const rows = await readWaitingReviews(services.db, SHOWN, only);
  const { tasks } = await countWaitingReviews(services.db, services.shopMoment().date);
  return {
    reviews: rows.map((waiting) => toDecide(services, waiting)),
    waiting: tasks,
  };
}

export type ReviewDecision = "accept" | "decline";

/** Promises the mail that tells a customer of the decision: to its account, or to who ordered what it is about. Nobody is told who is gone. */
async function tellCustomer(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs">,
  tx: Transaction,
  review: StoredReview,
  { decision, pathOfOrder }: Deciding,
): Promise<void> {
  const { catalogue, config, jobs } = services;
  const { id, productId, orderId, customerId, title, comment } = review;
  const order = orderId === null ? null : await readReviewedOrder(tx, orderId);
  const customer = customerId === null ? order : await lockCustomer(tx, customerId);
  if (customer === null) return;
  const product = catalogue.current().products.get(productId);
  const page = (product && productPage(catalogue.current(), product)) ?? "/";
  const declinedAt = order !== null && decision === "decline" ? pathOfOrder(order) : null;
  const write = decision === "accept" ? reviewAcceptedEmail : reviewDeclinedEmail;
  await queueEmail(tx, jobs, {
    cause: `review:${id}:decided`,
    recipient: customer.email,
    email: write(services, {
      firstName: customer.firstName,
      product: product?.name ?? "our work",
      title,
      comment,
      isOfOrder: order !== null,
      url: `${config.shopOrigin}${declinedAt ?? page}#reviews`,
    }),
  });
}

/** Accepts a review that waits, or deletes it, and promises the mail; answers it, or null when none waits under this id. */
async function decideIn(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs">,
  tx: Transaction,
  id: number,
  deciding: Deciding,
): Promise<StoredReview | null> {
  const { decision } = deciding;
  const decide = decision === "accept" ? acceptReview : deleteWaitingReview;
  const review = await decide(tx, id);
  if (review === null) return null;
  if (decision === "accept") await changeRevision(tx);
  await tellCustomer(services, tx, review, deciding);
  return review;
}

/** Accepts or declines a review for somebody of the staff, once; the log says who, without its words. */
export async function decideReview(
  services: Needs & Pick<Services, "content" | "jobs" | "reviews">,
  staffId: number,
  id: number,
  deciding: Deciding,
): Promise<{ readonly ok: true } | Refusal<"staff-changed">> {
  const isDecided = await services.db.transaction(async (tx) => {
    const review = await decideIn(services, tx, id, deciding);
    if (review === null) return false;
    await writeAudit(tx, {
      staffId,
      action: deciding.decision === "accept" ? "review.accepted" : "review.declined",
      target: `review ${id}`,
      after: { product: review.productId, stars: review.rate },
    });
    return true;
  });
  if (!isDecided) return refuseStaff("staff-changed");
  await services.reviews.refresh();
  return { ok: true };
}
