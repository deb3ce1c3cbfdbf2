import { ok } from "#contract/envelope.ts";
import { studioOrders, today } from "#contract/studio/orders.ts";
import { setUp } from "#contract/studio/set-up.ts";
import { toDollars } from "#domain/money.ts";
import { orderUrgency, type UrgencyDay } from "#domain/order/printing/print-urgency.ts";
import {
  keepView,
  listShopOrders,
  listViews,
  type OrderListPage,
  removeView,
  urgencyDay,
} from "./list-shop-orders.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { search } from "#contract/studio/search.ts";
import { findInStudio } from "./find-in-studio.ts";
import { staffOf } from "#topics/staff/gate.ts";
import { orderViews } from "#contract/studio/order-views.ts";
import { mayStaff, type StaffRole } from "#domain/studio/permissions.ts";
import { countToday, type TodayFor } from "./count-today.ts";
import { readToday } from "./read-today.ts";
import { confirmSetUp, readSetUp } from "./set-up.ts";
import { removeDemoReviews } from "#topics/review/publish-demo-reviews.ts";

function listedToWire(row: OrderListPage["rows"][number], day: UrgencyDay) {
  return {
    order_no: row.orderNo,
    customer: `${row.firstName} ${row.lastName}`,
    company: row.company,
    items: row.titles,
    stage: row.stage,
    waits_for: row.waits,
    tasks: row.tasks,
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

/** Finding what somebody has in mind. */
export function registerSearch(app: App, services: Services): void {
  app.route({
    ...routeOf(search.find),
    handler: async (request) => {
      const { role } = staffOf(request).staff;
      return ok({ found: [...(await findInStudio(services, role, request.query.words))] });
    },
  });
}

/** Somebody's own views of the list of orders. */
export function registerOrderViews(app: App, services: Services): void {
  app.route({
    ...routeOf(orderViews.list),
    handler: async (request) => ok({ views: [...(await listViews(services, staffOf(request).staff.id))] }),
  });
  app.route({
    ...routeOf(orderViews.keep),
    handler: async (request, reply) => {
      const kept = await keepView(services, staffOf(request).staff.id, request.body);
      return kept.ok ? ok(kept.view) : answerRefusal(reply, kept);
    },
  });
  app.route({
    ...routeOf(orderViews.remove),
    handler: async (request, reply) => {
      const removed = await removeView(services, staffOf(request).staff.id, request.params.id);
      return removed.ok ? ok({}) : answerRefusal(reply, removed);
    },
  });
}

function setUpToWire({
  rows,
  mayPutAway,
  waitingPapers,
}: NonNullable<Awaited<ReturnType<typeof readSetUp>>>) {
  return {
    rows: rows.map(({ part, state, mayConfirm: may_confirm }) => ({ part, state, may_confirm })),
    may_put_away: mayPutAway,
    waiting_papers: waitingPapers,
  };
}

/** A new shop's first day. */
export function registerSetUp(app: App, services: Services): void {
  app.route({
    ...routeOf(setUp.confirm),
    handler: async (request, reply) => {
      const { params, body } = request;
      const confirmed = await confirmSetUp(services, staffOf(request), params.part, body.is_confirmed);
      return confirmed.ok ? ok({}) : answerRefusal(reply, confirmed);
    },
  });
  app.route({
    ...routeOf(setUp.removeDemonstrations),
    handler: async (request) => {
      await removeDemoReviews(services, staffOf(request).staff.id);
      return ok({});
    },
  });
}

/** What somebody sees of it, by what they may do. */
function todayOf(role: StaffRole): TodayFor {
  return {
    decidesReviews: mayStaff(role, "reviews.decide"),
    mendsWork: mayStaff(role, "state.work"),
    answersQuestions: mayStaff(role, "questions.answer"),
    publishes: mayStaff(role, "catalogue.publish"),
  };
}

/** What waits for a person. */
export function registerToday(app: App, services: Services): void {
  app.route({
    ...routeOf(today.counts),
    handler: async (request) => {
      const counts = await countToday(services, todayOf(staffOf(request).staff.role));
      return ok({ counts });
    },
  });
  app.route({
    ...routeOf(today.read),
    handler: async (request) => {
      const { role } = staffOf(request).staff;
      const { kind = null } = request.query;
      const { date, tasks, atRisk, counts } = await readToday(services, kind, todayOf(role));
      const setUpLeft = mayStaff(role, "settings.change") ? await readSetUp(services) : null;
      return ok({
        date,
        set_up: setUpLeft && setUpToWire(setUpLeft),
        at_risk: atRisk,
        cards_refused: services.payments?.lastRefusal() ?? null,
        counts,
        tasks: tasks.map(({ since, order, requestNo, ...task }) => ({
          ...task,
          since: new Date(since).toISOString(),
          request_no: requestNo,
          order: order && {
            order_no: order.orderNo,
            customer: `${order.firstName} ${order.lastName}`,
            items: order.titles,
            seen: order.newestFact,
          },
        })),
      });
    },
  });
}
