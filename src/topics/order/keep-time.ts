import { readFacts } from "./order-facts.ts";
import { lockOrder, readWaitingOrders } from "./orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { orderReminderEmail, restReminderEmail } from "./order-time-emails.ts";
import { catalogueOf, type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import { sendReminderQueue } from "#platform/jobs/queues.ts";
import { promiseMails } from "./promise-mails.ts";
import { orderMailText } from "./order-mail-text.ts";
import { orderView } from "./read-order.ts";
import { recordAsSeen } from "./record-fact.ts";
import type { Services } from "#topics/services.ts";
import { clockOf, lastHeard, waitingOrder, type WaitingOrder } from "./order-time.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** Orders looked at by one question. */
const AT_ONCE = 100;

/** Promises a reminder, unless something was heard meanwhile. One is promised once, by however many nodes and however often. */
async function remind(
  services: Needs,
  order: LoadedOrder,
  { turns, lastDay }: WaitingOrder,
  day: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, order.row.orderNo);
    const facts = row === null ? [] : ((await readFacts(tx, [row.id])).get(row.id) ?? []);
    const { id } = lastHeard(order);
    if (lastHeard({ facts }).id !== id) return;
    const words = orderMailText(services, await catalogueOf(services, order), order);
    const email =
      order.state.stage === "open" ? orderReminderEmail(words, { turns, lastDay }) : restReminderEmail(words);
    await promiseMails(
      services,
      tx,
      { order, cause: `${id}:reminder:${day}`, queue: sendReminderQueue },
      { customer: email },
    );
  });
}

/** Does with an order that waits what is due by now. */
async function keepTimeOf(services: Needs, order: LoadedOrder): Promise<void> {
  const catalogue = await catalogueOf(services, order);
  if (clockOf(services, catalogue, order).due === null) return;
  const waiting = waitingOrder(services, await orderView(services, order));
  if (waiting?.due?.kind === "remind") await remind(services, order, waiting, waiting.due.day);
  if (waiting?.due?.kind !== "lapse") return;
  const told = { happening: { kind: "lapsed" }, by: "clock" } as const;
  // Refused where something was heard meanwhile: then its time has begun anew.
  await recordAsSeen(services, order.row.orderNo, told, lastHeard(order).id);
}

async function keepTimeOfAll(services: Needs, rows: readonly StoredOrder[]): Promise<number> {
  const facts = await readFacts(
    services.db,
    rows.map(({ id }) => id),
  );
  let failed = 0;
  for (const row of rows)
    try {
      await keepTimeOf(services, loadedOrder(row, facts.get(row.id) ?? []));
    } catch (error) {
      failed += 1;
      services.log.warn({ err: error, orderNo: row.orderNo }, "the time of an order was not kept");
    }
  return failed;
}

/**
 * Reminds whoever an order waits for, and lets lapse what was waited for long enough. Done as often as one likes: each reminder is one
 * mail, and what has lapsed is not open any more. An order that fails keeps no other waiting.
 */
export async function keepTime(services: Needs): Promise<void> {
  let failed = 0;
  let rows: readonly StoredOrder[] = [];
  do {
    rows = await readWaitingOrders(services.db, rows.at(-1)?.id ?? 0, AT_ONCE);
    failed += await keepTimeOfAll(services, rows);
  } while (rows.length === AT_ONCE);
  if (failed > 0) throw new Error(`The time of ${failed} orders was not kept.`);
}
