import { formatDay } from "#domain/calendar-date.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { productPage } from "#domain/catalogue/product-page.ts";
import { lockCustomer } from "#server/db/account/customers.ts";
import { changeRevision } from "#server/db/read-revision.ts";
import {
  acceptReview,
  deleteWaitingReview,
  findWaitingReview,
  type StoredReview,
  type WaitingReview,
} from "#server/db/review/write-reviews.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { reviewAcceptedEmail, reviewDeclinedEmail } from "#server/mail/review-emails.ts";
import { queueEmail } from "../mail/queue-email.ts";
import type { Services } from "../services.ts";
import { isOpenKey, type ReviewKey } from "./review-key.ts";

export type ReviewDecision = "accept" | "decline";

/** A review that waits, with its day in words, for whoever has its key; not found once it was decided or the key has ended. */
export async function readWaitingReview(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  asked: ReviewKey,
): Promise<
  { readonly ok: true; readonly waiting: WaitingReview; readonly day: string } | Refusal<"not-found">
> {
  const waiting = isOpenKey(services, asked) ? await findWaitingReview(services.db, asked.id) : null;
  if (waiting === null) return refuse("not-found");
  return { ok: true, waiting, day: formatDay(waiting.review.writtenOn) };
}

/** Promises the mail that tells a customer of the decision; nobody is told whose account is gone. */
async function tellCustomer(
  { catalogue, config, jobs }: Pick<Services, "catalogue" | "config" | "jobs">,
  tx: Transaction,
  { id, productId, customerId, title, comment }: StoredReview,
  decision: ReviewDecision,
): Promise<void> {
  const customer = customerId === null ? null : await lockCustomer(tx, customerId);
  if (customer === null) return;
  const product = catalogue.current().products.get(productId);
  const page = (product && productPage(catalogue.current(), product)) ?? "/";
  const write = decision === "accept" ? reviewAcceptedEmail : reviewDeclinedEmail;
  await queueEmail(tx, jobs, {
    cause: `review:${id}:decided`,
    recipient: customer.email,
    email: write({
      firstName: customer.firstName,
      product: product?.name ?? "our work",
      title,
      comment,
      url: `${config.shopOrigin}${page}#reviews`,
    }),
  });
}

/** Accepts a review that waits, or deletes it, and promises the mail; answers it, or null when none waits under this id. */
export async function decideIn(
  services: Pick<Services, "catalogue" | "config" | "jobs">,
  tx: Transaction,
  id: number,
  decision: ReviewDecision,
): Promise<StoredReview | null> {
  const decide = decision === "accept" ? acceptReview : deleteWaitingReview;
  const review = await decide(tx, id);
  if (review === null) return null;
  if (decision === "accept") await changeRevision(tx);
  await tellCustomer(services, tx, review, decision);
  return review;
}

/** Lets everybody read a review, on every node, or deletes it; by its key, once. Its customer is told by mail. */
export async function decideReview(
  services: Pick<Services, "catalogue" | "config" | "db" | "jobs" | "reviews" | "shopMoment">,
  asked: ReviewKey,
  decision: ReviewDecision,
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  if (!isOpenKey(services, asked)) return refuse("not-found");
  const decided = await services.db.transaction((tx) => decideIn(services, tx, asked.id, decision));
  if (decided === null) return refuse("not-found");
  // Who decided looks next, and perhaps before this node has heard of it.
  await services.reviews.refresh();
  return { ok: true };
}
