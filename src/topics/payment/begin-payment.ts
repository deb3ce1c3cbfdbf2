import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { isPayableByCard } from "#domain/order/card-payments.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { lockOrder } from "#topics/order/orders.ts";
import {
  addAttempt,
  closeAttempt,
  noteSession,
  type PaymentAttempt,
  readOpenAttempt,
} from "#topics/order/payment-attempts.ts";
import type { PaymentPort } from "#platform/payment/payment-port.types.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { OrderQuery } from "#topics/order/answer-order.ts";
import { loadedOrder } from "#topics/order/loaded-order.ts";
import { type KeyedOrder, orderPath } from "#topics/order/order-keys.ts";
import { openOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import { recordNews, type RecordsPayments } from "./settle-payments.ts";
import { takesCards } from "#topics/takes-cards.ts";

type Needs = RecordsPayments & Pick<Services, "payments">;

const minute = 60_000;
/** How long a page to pay on is open: the provider takes 30 minutes to a day, by the world's clock and not the shop's. */
const LIFE_MS = 120 * minute;
/** A page that has not been asked for successfully is not asked for any later than this before its end. */
const LEAST_LEFT_MS = 31 * minute;

/** What is to be paid now, or why nothing is. */
type NextAttempt =
  | {
      readonly ok: true;
      readonly attempt: PaymentAttempt;
      readonly contact: CheckoutForm;
      readonly fits: boolean;
    }
  | Refusal<"nothing-due" | "not-found">;

interface Begun extends OrderQuery {
  /** All that is due, although a deposit would do for now. */
  readonly whole: boolean;
}

/** The attempt that is open, or a new one: two tabs that ask at once get the same. */
function nextAttempt(
  { db }: Pick<Services, "db">,
  { orderNo, whole }: Pick<Begun, "orderNo" | "whole">,
): Promise<NextAttempt> {
  return db.transaction(async (tx): Promise<NextAttempt> => {
    const row = await lockOrder(tx, orderNo);
    if (row === null) return refuse("not-found");
    const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
    const { money } = loadedOrder(row, facts).state;
    const due = whole ? money.due : money.payableNow;
    const open = await readOpenAttempt(tx, row.id);
    const { contact } = row;
    if (!isPayableByCard(due)) return refuse("nothing-due");
    const isLate = open !== null && open.expiresAt.getTime() < Date.now() + LEAST_LEFT_MS;
    const isUnheard = open?.session === null;
    // A page that leads back by a key that was changed leads nowhere.
    const fits = open?.cents === due && open.keyVersion === row.keyVersion;
    if (open !== null && !(isUnheard && (isLate || !fits))) return { ok: true, attempt: open, contact, fits };
    // Its page was told to nobody, so nobody can pay it.
    if (open !== null) await closeAttempt(tx, open.id);
    const expiresAt = new Date(Date.now() + LIFE_MS);
    return {
      ok: true,
      attempt: await addAttempt(tx, { orderId: row.id, cents: due, keyVersion: row.keyVersion, expiresAt }),
      contact,
      fits: true,
    };
  });
}

function shippingOf({ first_name: first, last_name: last, address, city_town, postcode }: CheckoutForm) {
  return { name: `${first} ${last}`, street: address, city: city_town, postcode };
}

/** The page of an attempt; null where it cannot be paid any more, and what became of it is recorded. */
async function pageOf(
  services: Needs,
  payments: PaymentPort,
  order: KeyedOrder,
  { attempt, contact, fits }: Extract<NextAttempt, { ok: true }>,
): Promise<string | null> {
  const { id, number, cents, expiresAt, session, url } = attempt;
  if (session === null) {
    const page = services.config.shopOrigin + orderPath(services, order);
    const begun = await payments.begin({
      orderNo: order.orderNo,
      attempt: number,
      cents,
      email: contact.email,
      shipping: shippingOf(contact),
      expiresAt: expiresAt.getTime(),
      paidUrl: `${page}&returned=paid`,
      backUrl: `${page}&returned=back`,
    });
    await (begun === null ? closeAttempt(services.db, id) : noteSession(services.db, id, begun));
    return begun?.url ?? null;
  }
  const news = await (fits ? payments.look(session) : payments.end(session));
  if (news !== null) await recordNews(services, news, null);
  return news?.begun?.isOpen && fits ? url : null;
}

/** Begins to pay by card what is to be paid now, or all of it at once, or goes on where it was begun; answers the address of the provider's page. */
export async function beginPayment(
  services: Needs,
  caller: Caller,
  asked: Begun,
): Promise<
  | { readonly ok: true; readonly url: string }
  | Refusal<"card-unavailable" | "not-found" | "nothing-due" | "password-must-change" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "beginPayment", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const { payments, log } = services;
  if (payments === null || !takesCards(services)) return refuse("card-unavailable");
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      const next = await nextAttempt(services, asked);
      if (!next.ok) return next;
      const url = await pageOf(services, payments, opened.row, next);
      if (url !== null) return { ok: true, url };
    }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ reason: error.reason }, "a payment could not be begun");
  }
  return refuse("card-unavailable");
}
