import { parseOrderNumber } from "#domain/order/order-number.ts";
import type { Refusal } from "#domain/refusal.ts";
import { newToken } from "#platform/auth/tokens.ts";
import { readFacts } from "./order-facts.ts";
import { noteKeyUse } from "./order-key-use.ts";
import { readStoredOrder } from "./orders.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { sendCodeMailQueue } from "#platform/jobs/queues.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { catalogueOf, loadedOrder } from "./loaded-order.ts";
import { orderMailText } from "./order-mail-text.ts";
import type { Email } from "#platform/mail/email.ts";
import { toCustomer } from "./order-emails.ts";
import type { OrderMailText } from "./order-mail.ts";

/** The link to an order, for who asked for it by its number. */
function orderLinkEmail(order: OrderMailText): Email {
  return toCustomer(order, order.say("order-link"));
}

/**
 * Mails the link to an order to the address that it was placed with, if the number and the address that were typed belong together.
 * Nobody is told whether they do.
 */
export async function mailOrderLink(
  services: Pick<Services, "content" | "catalogue" | "config" | "db" | "jobs" | "shopMoment">,
  { ip }: Caller,
  { orderNo: typed, email }: { readonly orderNo: string; readonly email: string },
): Promise<{ readonly ok: true } | Refusal<"too-many-tries">> {
  const orderNo = parseOrderNumber(typed);
  const over = await consumeRateLimit(services, "orderLink", { ip, identifier: email });
  if (over) return over;
  await services.db.transaction(async (tx) => {
    const row = await readStoredOrder(tx, orderNo);
    if (row === null || row.contact.email !== email) return;
    const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
    const order = loadedOrder(row, facts);
    const words = orderMailText(services, await catalogueOf(services, order), order);
    const cause = `order:${orderNo}:link:${newToken()}`;
    const mail = { cause, recipient: email, queue: sendCodeMailQueue, email: orderLinkEmail(words) };
    await queueEmail(tx, services.jobs, mail);
    await noteKeyUse(tx, row, services.shopMoment().date);
  });
  return { ok: true };
}
