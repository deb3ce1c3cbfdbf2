import { fieldMessages } from "#domain/account/forms.ts";
import { memberQuestionForm, questionForm, type QuestionInput } from "#domain/question/question-form.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { addQuestion, isDuplicateQuestion } from "./questions.ts";
import type { Transaction } from "#platform/db/database.ts";
import { isDisposable } from "#platform/mail/disposable.ts";
import { questionReceivedEmail, questionStaffEmail } from "#topics/review/review-emails.ts";
import { studioLink } from "#platform/studio-address.ts";
import { type Caller, currentCustomer } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "config" | "content" | "db" | "jobs">;

/** As it was sent; not checked yet. */
export interface SubmittedQuestion {
  /** The product it is asked at. */
  readonly productId: number | null;
  readonly typed: Readonly<Partial<Record<keyof QuestionInput, string>>>;
}

/** Its only state until the shop answers. */
export interface QuestionRow {
  readonly state: "open";
}

interface Asking {
  readonly ok: true;
  readonly typed: QuestionInput;
  readonly customerId: number | null;
}

/** What is asked and by whom: the session's customer whatever the form says, else the person it names. */
async function readAsking(
  services: Needs,
  caller: Caller,
  typed: SubmittedQuestion["typed"],
): Promise<Asking | Refusal<"email-disposable" | "password-must-change" | "refused">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok && current.code !== "sign-in-first") return current;
  if (current.ok) {
    const parsed = memberQuestionForm.safeParse(typed);
    if (!parsed.success) return refuseFields("refused", fieldMessages(parsed.error.issues));
    const { id: customerId, firstName, email } = current.customer;
    return { ok: true, customerId, typed: { ...parsed.data, first_name: firstName, email } };
  }
  const parsed = questionForm.safeParse(typed);
  if (!parsed.success) return refuseFields("refused", fieldMessages(parsed.error.issues));
  if (await isDisposable(parsed.data.email)) return refuse("email-disposable", "email");
  return { ok: true, customerId: null, typed: parsed.data };
}

async function store(
  services: Needs,
  tx: Transaction,
  { typed, customerId }: Asking,
  productId: number | null,
): Promise<void> {
  const { catalogue, clock, config, jobs } = services;
  const { question, first_name: firstName, email } = typed;
  const row = { productId, customerId, firstName, email, words: question };
  const asked = { ...row, askedAt: new Date(clock.now()) };
  if (await isDuplicateQuestion(tx, asked)) return;
  const id = await addQuestion(tx, asked);
  const { products, document } = catalogue.current();
  const product = productId === null ? null : (products.get(productId)?.name ?? null);
  const words = { firstName, email, product, question };
  const studioUrl = studioLink(config, "questions");
  await queueEmail(tx, jobs, {
    cause: `question:${id}:staff`,
    recipient: config.staffEmail,
    replyTo: email,
    email: questionStaffEmail(services, words, studioUrl),
  });
  await queueEmail(tx, jobs, {
    cause: `question:${id}`,
    recipient: email,
    email: questionReceivedEmail(services, words, document.shop.answerDays ?? 1),
  });
}

/**
 * Asks the shop something. The question and the mails to staff and asker are one transaction; the same words of the same person, while
 * they are open, are one question.
 */
export async function askQuestion(
  services: Needs,
  caller: Caller,
  key: string | null,
  { productId, typed }: SubmittedQuestion,
): Promise<
  | Written<QuestionRow>
  | Refusal<
      | KeyedWriteFault
      | "email-disposable"
      | "password-must-change"
      | "product-gone"
      | "refused"
      | "too-many-tries"
    >
> {
  const asking = await readAsking(services, caller, typed);
  if (!asking.ok) return asking;
  if (productId !== null && !services.catalogue.current().products.has(productId))
    return refuse("product-gone");
  const body = { ...asking.typed, productId };
  const tried = { ip: caller.ip, identifier: asking.typed.email };
  return withIdempotency(services, caller, { call: "question", key, body }, async (tx) => {
    const over = await consumeRateLimit({ db: tx, config: services.config }, "question", tried);
    if (over) return over;
    await store(services, tx, asking, productId);
    return { ok: true, answer: { state: "open" as const } };
  });
}
