import type { Happening, HappeningOf } from "#domain/order/order-fact.ts";
import { lockOrder, readStoredOrder } from "#topics/order/orders.ts";
import {
  closeAttempt,
  isNewMessage,
  ordersWithOpenAttempts,
  type PaymentAttempt,
  readAttemptOf,
  readOpenAttempt,
} from "#topics/order/payment-attempts.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { PaymentNews, ReportedPayment } from "#platform/payment/payment-port.types.ts";
import { recordMoneyWithin } from "#topics/order/record-fact.ts";
import type { Services } from "#topics/services.ts";
import type { Refusal } from "#domain/refusal.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AnswerFault, OrderQuery } from "#topics/order/answer-order.ts";
import { openOrder, readOrder, type ReadOrder } from "#topics/order/read-order.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { loadedOrder } from "#topics/order/loaded-order.ts";

/** What it takes to record what became of a payment. */
export type RecordsPayments = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

type Question = HappeningOf<"payment-questioned">;

/** The currency that orders are priced in. */
const OURS = "NZD";

function questionOf(why: Question["why"], { cents, currency, reference }: ReportedPayment): Question {
  return { kind: "payment-questioned", why, cents, currency, reference };
}

interface Telling {
  readonly happening: Happening & HappeningOf<"paid" | "refunded" | "refund-failed" | "payment-questioned">;
  /** What it is instead where it cannot be. */
  readonly otherwise: Question | null;
}

function paymentTold(paid: ReportedPayment, attempt: PaymentAttempt | null): readonly Telling[] {
  const { cents, currency, reference } = paid;
  if (currency !== OURS) return [{ happening: questionOf("currency", paid), otherwise: null }];
  const isOther = attempt !== null && attempt.cents !== cents;
  return [
    {
      happening: { kind: "paid", cents, reference, provider: "stripe" },
      otherwise: questionOf("amount", paid),
    },
    ...(isOther ? [{ happening: questionOf("amount", paid), otherwise: null }] : []),
  ];
}

function refundTold(refund: NonNullable<PaymentNews["refund"]>, payment: string): readonly Telling[] {
  const { cents, currency, reference, state } = refund;
  if (currency !== OURS) return [];
  if (state === "failed")
    return [{ happening: { kind: "refund-failed", cents, reference, provider: "stripe" }, otherwise: null }];
  return [
    {
      happening: { kind: "refunded", cents, reference, provider: "stripe", payment },
      otherwise: questionOf("refund-too-large", refund),
    },
  ];
}

/** What happened by the news, in the order in which it did: a refund that is heard of first tells of its payment, too. */
function tellings({ paid, refund, isDisputed }: PaymentNews, attempt: PaymentAttempt | null) {
  if (paid === null) return [];
  return [
    ...paymentTold(paid, attempt),
    ...(refund === null ? [] : refundTold(refund, paid.reference)),
    ...(isDisputed ? [{ happening: questionOf("disputed", paid), otherwise: null }] : []),
  ];
}

const recorders = {
  paid: "customer",
  refunded: "shop",
  "refund-failed": "clock",
  "payment-questioned": "clock",
} as const;

async function tell(services: RecordsPayments, tx: Transaction, orderNo: string, told: Telling) {
  const { happening, otherwise } = told;
  const by = recorders[happening.kind];
  const recorded = await recordMoneyWithin(services, tx, orderNo, { happening, by });
  if (recorded.ok || otherwise === null) return;
  await recordMoneyWithin(services, tx, orderNo, { happening: otherwise, by: recorders[otherwise.kind] });
}

/**
 * Records how things stand with a payment, all or nothing: the same news once, however often, late or out of order they come. A
 * message is worked off once by its id; null for what was asked without one.
 */
export async function recordNews(
  services: RecordsPayments,
  news: PaymentNews,
  messageId: string | null,
): Promise<void> {
  const { orderNo, begun } = news;
  await services.db.transaction(async (tx) => {
    if (messageId !== null && !(await isNewMessage(tx, messageId))) return;
    const row = await lockOrder(tx, orderNo);
    if (row === null) return services.log.warn("a payment names an order that this shop does not have");
    const attempt = begun && (await readAttemptOf(tx, begun.session));
    if (attempt !== null && begun?.isOpen === false) await closeAttempt(tx, attempt.id);
    for (const told of tellings(news, attempt)) await tell(services, tx, orderNo, told);
  });
}

/**
 * Hears a message of the payment provider. It only says where to look: how things stand is asked before anything is written, and
 * recorded once. False: it is not theirs.
 */
export async function hearPaymentMessage(
  services: RecordsPayments & Pick<Services, "payments">,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const message = (await services.payments?.confirm(body, signature)) ?? null;
  if (message === null) return false;
  if (message.news !== null) await recordNews(services, message.news, message.id);
  return true;
}

type Needs = RecordsPayments & Pick<Services, "payments">;

/** Asks how the begun payment of an order stands and records it; one of a sum that is not to be paid any more is ended first. */
export async function settlePayment(services: Needs, orderNo: string): Promise<void> {
  const { db, payments } = services;
  const row = await readStoredOrder(db, orderNo);
  const attempt = row && (await readOpenAttempt(db, row.id));
  if (!payments || !row || !attempt) return;
  const facts = (await readFacts(db, [row.id])).get(row.id) ?? [];
  const { due, payableNow } = loadedOrder(row, facts).state.money;
  // Whoever pays a deposit may pay all of it at once.
  const isWanted = attempt.cents === payableNow || attempt.cents === due;
  const { id, session, expiresAt } = attempt;
  if (session === null) {
    // Its page was told to nobody: nobody can have paid it.
    if (!isWanted || expiresAt.getTime() < Date.now()) await closeAttempt(db, id);
    return;
  }
  const news = await (isWanted ? payments.look(session) : payments.end(session));
  if (news !== null) await recordNews(services, news, null);
}

/** Asks about every begun payment: what its provider's messages did not tell is recorded now. */
export async function lookForPayments(services: Needs): Promise<void> {
  if (services.payments === null) return;
  const failed: unknown[] = [];
  for (const orderNo of await ordersWithOpenAttempts(services.db))
    try {
      await settlePayment(services, orderNo);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      failed.push(error);
    }
  // Whatever could be asked was; the rest is tried again.
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} payments could not be asked about.`);
}

/**
 * Asks how a payment stands that was begun for an order, for who has come back from paying: that they came back says nothing. Answers
 * the order as it is known then, also where there was no answer.
 */
export async function lookForPayment(
  services: RecordsPayments & Pick<Services, "payments">,
  caller: Caller,
  asked: OrderQuery,
): Promise<{ readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault>> {
  const over = await consumeRateLimit(services, "lookForPayment", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  try {
    await settlePayment(services, asked.orderNo);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    services.log.warn({ reason: error.reason }, "a payment could not be asked about");
  }
  return readOrder(services, caller, asked.orderNo, asked.key);
}
