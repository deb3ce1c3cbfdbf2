import { type Refusal, refuse } from "#domain/refusal.ts";
import { changeReviewRevision } from "#server/db/review/review-revision.ts";
import {
  acceptReview,
  deleteWaitingReview,
  findWaitingReview,
  type WaitingReview,
} from "#server/db/review/write-reviews.ts";
import type { Services } from "../services.ts";
import { isOpenKey, type ReviewKey } from "./review-key.ts";

export type ReviewDecision = "accept" | "decline";

/** A review that waits, for whoever has its key; not found once it was decided or the key has ended. */
export async function readWaitingReview(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  asked: ReviewKey,
): Promise<{ readonly ok: true; readonly waiting: WaitingReview } | Refusal> {
  const waiting = isOpenKey(services, asked) ? await findWaitingReview(services.db, asked.id) : null;
  return waiting === null ? refuse("not-found") : { ok: true, waiting };
}

/** Lets everybody read a review, on every node, or deletes it; by its key, once. */
export async function decideReview(
  services: Pick<Services, "config" | "db" | "reviews" | "shopMoment">,
  asked: ReviewKey,
  decision: ReviewDecision,
): Promise<{ readonly ok: true } | Refusal> {
  if (!isOpenKey(services, asked)) return refuse("not-found");
  const isDecided = await services.db.transaction(async (tx) => {
    if (decision === "decline") return deleteWaitingReview(tx, asked.id);
    const isAccepted = await acceptReview(tx, asked.id);
    if (isAccepted) await changeReviewRevision(tx);
    return isAccepted;
  });
  if (!isDecided) return refuse("not-found");
  // Who decided looks next, and perhaps before this node has heard of it.
  await services.reviews.refresh();
  return { ok: true };
}
