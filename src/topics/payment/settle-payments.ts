import { readFacts } from "#topics/order/order-facts.ts";
import { readStoredOrder } from "#topics/order/orders.ts";
import { closeAttempt, ordersWithOpenAttempts, readOpenAttempt } from "#topics/order/payment-attempts.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import { knownOrder } from "#topics/order/known-order.ts";
import type { Services } from "#topics/services.ts";
import { recordNews, type RecordsPayments } from "./record-news.ts";

type Needs = RecordsPayments & Pick<Services, "payments">;

/** Asks how the begun payment of an order stands and records it; one of an order that nothing is to be paid for is ended first. */
export async function settlePayment(services: Needs, orderNo: string): Promise<void> {
  const { db, payments } = services;
  const row = await readStoredOrder(db, orderNo);
  const attempt = row && (await readOpenAttempt(db, row.id));
  if (!payments || !row || !attempt) return;
  const facts = (await readFacts(db, [row.id])).get(row.id) ?? [];
  const isWanted = knownOrder(row, facts).state.money.due > 0;
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
