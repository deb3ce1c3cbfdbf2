import { messageInput } from "#domain/account/text-inputs.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { decideStoredQuestion, lockQuestion, type StoredQuestion } from "./questions.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { questionAnsweredEmail } from "#topics/review/review-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "content" | "db" | "jobs">;

/** Holds a question that is open. */
async function lockOpen(
  tx: Transaction,
  id: number,
): Promise<
  { readonly ok: true; readonly question: StoredQuestion } | Refusal<"not-found" | "question-decided">
> {
  const question = await lockQuestion(tx, id);
  if (question === null) return refuse("not-found");
  return question.decidedAt === null ? { ok: true, question } : refuseStaff("question-decided");
}

function mailAnswer(
  services: Needs,
  tx: Transaction,
  { id, productId, firstName, email, words }: StoredQuestion,
  answer: string,
) {
  const { catalogue, jobs } = services;
  const product = productId === null ? undefined : catalogue.current().products.get(productId);
  const told = { firstName, email, product: product?.name ?? null, question: words };
  return queueEmail(tx, jobs, {
    cause: `question:${id}:answered`,
    recipient: email,
    email: questionAnsweredEmail(services, told, answer),
  });
}

/** Answers an open question by a mail to who asked. The log says who did, without their words: it is kept for ever. */
export async function answerQuestion(
  services: Needs,
  staffId: number,
  id: number,
  typed: string,
): Promise<
  { readonly ok: true } | Refusal<"message-required" | "not-found" | "question-decided" | "refused">
> {
  const read = messageInput(typed);
  if (!read.ok) return read;
  return services.db.transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (!open.ok) return open;
    await decideStoredQuestion(tx, id, { answer: read.words, decidedAt: new Date(services.clock.now()) });
    await mailAnswer(services, tx, open.question, read.words);
    await writeAudit(tx, {
      staffId,
      action: "question.answered",
      target: `question ${id}`,
      before: { state: "open" },
      after: { state: "answered" },
    });
    return { ok: true };
  });
}

/** Leaves an open question without an answer: an advertisement, or something that was said on the telephone. Nobody is told. */
export async function closeQuestion(
  services: Needs,
  staffId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "question-decided">> {
  return services.db.transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (!open.ok) return open;
    await decideStoredQuestion(tx, id, { answer: null, decidedAt: new Date(services.clock.now()) });
    await writeAudit(tx, {
      staffId,
      action: "question.closed",
      target: `question ${id}`,
      before: { state: "open" },
      after: { state: "closed" },
    });
    return { ok: true };
  });
}
