import { eq } from "drizzle-orm";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { orderTable, type StoredOrder } from "#platform/db/schema/order.ts";
import { sendCodeMailQueue } from "#platform/jobs/queues.ts";
import type { Email } from "#platform/mail/email.ts";
import { fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import type { OrderQuery } from "./answer-order.ts";
import { orderPath } from "./order-keys.ts";
import { lockOrder } from "./orders.ts";
import { openOrder } from "./read-order.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment">;

/** It has another key, which went to the order's own address. */
interface KeyChanged {
  readonly ok: true;
  readonly email: string;
}

function newLinkEmail(services: Needs, firstName: string, orderNo: string, url: string): Email {
  const said = fillMail(services, "new-link", { "first-name": firstName, "order-no": orderNo });
  return writeShopMail(said, {
    subject: `${said.subject} (${orderNo})`,
    greeting: `Hello ${firstName},`,
    details: [{ label: "Order", value: orderNo }],
    link: { label: "See your order", url },
  });
}

/** Gives an order that is held another key, and mails its link to the order's own address: never to who asked for it. */
async function changeKey(services: Needs, tx: Transaction, row: StoredOrder): Promise<KeyChanged> {
  const keyVersion = row.keyVersion + 1;
  const { orderNo, contact } = row;
  await tx
    .update(orderTable)
    .set({ keyVersion, keyUsedOn: services.shopMoment().date })
    .where(eq(orderTable.id, row.id));
  await queueEmail(tx, services.jobs, {
    cause: `order:${orderNo}:key:${keyVersion}`,
    recipient: contact.email,
    queue: sendCodeMailQueue,
    email: newLinkEmail(
      services,
      contact.first_name,
      orderNo,
      services.config.shopOrigin + orderPath(services, { orderNo, keyVersion }),
    ),
  });
  return { ok: true, email: contact.email };
}

/** For its customer, or whoever has the key of now: one that was changed meanwhile changes nothing again. */
export async function changeOwnOrderKey(
  services: Needs,
  caller: Caller,
  { orderNo, key }: OrderQuery,
): Promise<KeyChanged | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const opened = await openOrder(services, caller, orderNo, key);
  if (!opened.ok) return opened;
  // Counted for who may: nobody else uses up what the order's own customer may do.
  const over = await consumeRateLimit(services, "changeKey", { ip: caller.ip, identifier: orderNo });
  if (over) return over;
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    return row?.keyVersion === opened.row.keyVersion ? changeKey(services, tx, row) : refuse("not-found");
  });
}

/** For the staff, who are told of a link that has come into other hands. */
export async function changeOrderKey(
  services: Needs,
  staffId: number,
  orderNo: string,
): Promise<KeyChanged | Refusal<"not-found">> {
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    if (row === null) return refuse("not-found");
    await writeAudit(tx, { staffId, action: "order.link-changed", target: `order ${orderNo}` });
    return changeKey(services, tx, row);
  });
}
