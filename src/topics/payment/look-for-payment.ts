import type { Refusal } from "#domain/refusal.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AnswerFault, AskedOrder } from "#topics/order/answer-proof.ts";
import { openOrder, readOrder, type ReadOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import type { RecordsPayments } from "./record-news.ts";
import { settlePayment } from "./settle-payments.ts";

/**
 * Asks how a payment stands that was begun for an order, for who has come back from paying: that they came back says nothing. Answers
 * the order as it is known then, also where there was no answer.
 */
export async function lookForPayment(
  services: RecordsPayments & Pick<Services, "payments">,
  caller: Caller,
  asked: AskedOrder,
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
