import { isReviewable } from "#domain/order/reviewed/line-review.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { isReviewDue } from "#domain/order/reviewed/review-request.ts";
import { shopMoment } from "#platform/clock.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import type { Services } from "#topics/services.ts";
import { catalogueOf, loadedOrder, type LoadedOrder } from "./loaded-order.ts";
import { readFacts } from "./order-facts.ts";
import { orderMailText } from "./order-mail-text.ts";
import { reviewRequestEmail } from "./order-time-emails.ts";
import { readOrdersToReview } from "./orders.ts";
import { promiseMails } from "./promise-mails.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** Orders looked at by one question. */
const AT_ONCE = 100;

async function askOf(services: Needs, order: LoadedOrder): Promise<void> {
  const { stage } = order.state;
  if (!order.lines.some((line) => isReviewable(stage, line))) return;
  const catalogue = await catalogueOf(services, order);
  const { timeZone, cutOff } = catalogue.document.shop;
  const momentOf = (at: number) => shopMoment(at, timeZone, cutOff);
  const { reviewDays } = rulesOf(services.catalogue.current().document.shop);
  const today = services.shopMoment().date;
  if (!isReviewDue(catalogue, order.facts, { momentOf, today, reviewDays })) return;
  const email = reviewRequestEmail(orderMailText(services, catalogue, order));
  await services.db.transaction((tx) =>
    promiseMails(services, tx, { order, cause: "review", isReminder: true }, { customer: email }),
  );
}

async function askOfAll(services: Needs, rows: readonly StoredOrder[]): Promise<number> {
  const facts = await readFacts(
    services.db,
    rows.map(({ id }) => id),
  );
  let failed = 0;
  for (const row of rows)
    try {
      await askOf(services, loadedOrder(row, facts.get(row.id) ?? []));
    } catch (error) {
      failed += 1;
      services.log.warn({ err: error, orderNo: row.orderNo }, "nobody was asked how an order turned out");
    }
  return failed;
}

/**
 * Asks whoever has had an order for some days how it turned out, once: the mail of its cause is one, however many nodes ask and however
 * often. An order that fails keeps no other from being asked about.
 */
export async function askForReviews(services: Needs): Promise<void> {
  if (!rulesOf(services.catalogue.current().document.shop).asksForReviews) return;
  let failed = 0;
  let rows: readonly StoredOrder[] = [];
  do {
    rows = await readOrdersToReview(
      services.db,
      new Date(services.clock.now()),
      rows.at(-1)?.id ?? 0,
      AT_ONCE,
    );
    failed += await askOfAll(services, rows);
  } while (rows.length === AT_ONCE);
  if (failed > 0) throw new Error(`Of ${failed} orders nobody was asked how they turned out.`);
}
