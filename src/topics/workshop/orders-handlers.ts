import { ok } from "#contract/envelope.ts";
import { studioOrders } from "#contract/studio/orders.ts";
import { toDollars } from "#domain/money.ts";
import { orderUrgency, type UrgencyDay } from "#domain/order/printing/print-urgency.ts";
import { listShopOrders, type OrderListPage } from "./list-shop-orders.ts";
import { urgencyDay } from "./urgency-day.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";

function listedToWire(row: OrderListPage["rows"][number], day: UrgencyDay) {
  return {
    order_no: row.orderNo,
    customer: `${row.firstName} ${row.lastName}`,
    company: row.company,
    items: [...row.titles],
    stage: row.stage,
    waits_for: [...row.waits],
    tasks: [...row.tasks],
    total: toDollars(row.total),
    due: toDollars(row.due),
    on_account: toDollars(row.onAccount),
    leaves_on: row.leavesOn,
    urgency: orderUrgency(day, row),
    placed_at: row.placedAt,
    seen: row.newestFact,
  };
}

/** All orders of the shop. */
export function registerOrders(app: App, services: Services): void {
  app.route({
    ...routeOf(studioOrders.list),
    handler: async ({ query }, reply) => {
      const {
        stage,
        waits = null,
        money = null,
        leaves_from = null,
        leaves_until = null,
        urgency,
        way,
        ...asked
      } = query;
      const narrowed = { stages: stage, waits, money, leavesFrom: leaves_from, leavesUntil: leaves_until };
      const sorted = { urgencies: urgency, isDescending: way === "falling" };
      const page = await listShopOrders(services, { ...asked, ...narrowed, ...sorted });
      if (!page.ok) return answerRefusal(reply, page);
      const { rows, back, next, listed } = page;
      const day = urgencyDay(services);
      return ok({ orders: rows.map((row) => listedToWire(row, day)), back, next, listed });
    },
  });
}
