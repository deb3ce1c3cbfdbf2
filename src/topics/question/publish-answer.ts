import type { FaqGroup, PublishedAnswer } from "#domain/content/faq.ts";
import { parseAnswer, type PublicationInput } from "#domain/question/publish-form.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import {
  deletePublishedAnswer,
  findPublishedAnswer,
  storePublishedAnswer,
} from "./published-answers-rows.ts";
import { lockQuestion } from "./questions.ts";
import { changeRevision } from "#platform/db/database.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "db" | "faq">;

/** An answer as it is to be read, and below which product; null is about everything. */
export interface SubmittedPublication extends PublicationInput {
  readonly productId: number | null;
}

/** Whether a question stands there in the same words already, but for the one that takes its own place. */
function isAskedTwice(
  groups: readonly FaqGroup[],
  slug: string | null,
  { question }: SubmittedPublication,
  before: PublishedAnswer | null,
): boolean {
  const place = groups.find(({ products }) => (slug === null ? products === null : products?.includes(slug)));
  const told = [...(place?.entries ?? []), ...(place?.published ?? [])].map((entry) => entry.question);
  const own = before === null ? -1 : told.indexOf(before.question);
  return told.some((one, at) => at !== own && one === question);
}

function audited({ productId, question, answer }: PublishedAnswer) {
  return { product: productId, question, answer };
}

/**
 * Puts an answered question where everybody reads it, on every node: below a product, or among what is about everything. Sent again it
 * takes the place of what stood there.
 */
export async function publishAnswer(
  services: Needs,
  staffId: number,
  id: number,
  sent: SubmittedPublication,
): Promise<
  | { readonly ok: true }
  | Refusal<"not-found" | "published-product-gone" | "published-twice" | "question-not-answered" | "refused">
> {
  const { catalogue, db, faq } = services;
  const read = parseAnswer(sent);
  if (!read.ok) return read;
  const { productId } = sent;
  const product = productId === null ? null : catalogue.current().products.get(productId);
  if (product === undefined) return refuseStaff("published-product-gone", "product");
  const answer = { ...read.words, productId };
  const outcome = await db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (question === null) return refuse("not-found");
    if (question.answer === null) return refuseStaff("question-not-answered");
    const before = await findPublishedAnswer(tx, id);
    if (isAskedTwice(faq.groups(), product?.slug ?? null, answer, before))
      return refuseStaff("published-twice", "question");
    await storePublishedAnswer(tx, id, answer);
    await changeRevision(tx);
    await writeAudit(tx, {
      staffId,
      action: "answer.published",
      target: `question ${id}`,
      ...(before && { before: audited(before) }),
      after: audited(answer),
    });
    return { ok: true as const };
  });
  // Who published looks next, and perhaps before this node has heard of it.
  if (outcome.ok) await faq.refresh();
  return outcome;
}

/** Takes a published answer down, on every node. */
export async function takeAnswerDown(
  { db, faq }: Needs,
  staffId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal<"staff-changed">> {
  const outcome = await db.transaction(async (tx) => {
    await lockQuestion(tx, id);
    const before = await findPublishedAnswer(tx, id);
    if (before === null) return refuseStaff("staff-changed");
    await deletePublishedAnswer(tx, id);
    await changeRevision(tx);
    await writeAudit(tx, {
      staffId,
      action: "answer.taken-down",
      target: `question ${id}`,
      before: audited(before),
    });
    return { ok: true as const };
  });
  if (outcome.ok) await faq.refresh();
  return outcome;
}
