import type { Happening, HappeningOf } from "#domain/order/order-fact.ts";
import { lockOrder } from "#topics/order/orders.ts";
import {
  closeAttempt,
  isNewMessage,
  type PaymentAttempt,
  readAttemptOf,
} from "#topics/order/payment-attempts.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { PaymentNews, ToldMoney } from "#platform/payment/payment-port.types.ts";
import { recordMoneyWithin } from "#topics/order/record-fact.ts";
import type { Services } from "#topics/services.ts";

/** What it takes to record what became of a payment. */
export type RecordsPayments = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

type Question = HappeningOf<"payment-questioned">;

/** The currency that orders are priced in. */
const OURS = "NZD";

function questionOf(why: Question["why"], { cents, currency, reference }: ToldMoney): Question {
  return { kind: "payment-questioned", why, cents, currency, reference };
}

interface Telling {
  readonly happening: Happening & HappeningOf<"paid" | "refunded" | "refund-failed" | "payment-questioned">;
  /** What it is instead where it cannot be. */
  readonly otherwise: Question | null;
}

function paymentTold(paid: ToldMoney, attempt: PaymentAttempt | null): readonly Telling[] {
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
