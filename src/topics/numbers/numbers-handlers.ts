import { ok } from "#contract/envelope.ts";
import { numbers } from "#contract/studio/numbers.ts";
import { toDollars } from "#domain/money.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Services } from "#topics/services.ts";
import type { FunnelFigures, Sold, SpanFigures } from "./figures-rows.ts";
import type { BehindRow } from "./behind-rows.ts";
import { type Numbers, readNumbers, readOrdersBehind, readSoldPeriods } from "./read-numbers.ts";

/** Of nothing there is no share. */
function permilleOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole);
}

function figuresToWire(figures: SpanFigures) {
  const { orders, turnover, margin, marginOf, newCustomers } = figures;
  return {
    orders,
    turnover: toDollars(turnover),
    gst: toDollars(figures.gst),
    average: orders === 0 ? null : toDollars(Math.round(turnover / orders)),
    margin: toDollars(margin),
    margin_permille: permilleOf(margin, marginOf),
    without_cost: figures.withoutCost,
    new_customers: newCustomers,
    returning: figures.returning,
    paid_orders: figures.paidOrders,
    given_up: figures.givenUp,
    paid_in: toDollars(figures.paidIn),
    given_back: toDollars(figures.givenBack),
    sent: figures.sent,
    late: figures.late,
    days_to_send: figures.daysToSend,
    requests: figures.requests,
    answered: figures.answered,
    hours_to_answer: figures.hoursToAnswer,
    ordered_requests: figures.orderedRequests,
  };
}

function funnelToWire({ visits, configured, carts, checkouts, ...rest }: FunnelFigures) {
  return {
    visits,
    configured,
    carts,
    checkouts,
    searches: rest.searches,
    empty_searches: rest.emptySearches,
    mails_sent: rest.mailsSent,
    mails_refused: rest.mailsRefused,
    jobs_done: rest.jobsDone,
    jobs_given_up: rest.jobsGivenUp,
  };
}

function soldToWire({ lines, pieces, sales, margin, marginOf }: Omit<Sold, "name">) {
  return {
    lines,
    pieces,
    sales: toDollars(sales),
    margin: toDollars(margin),
    margin_permille: permilleOf(margin, marginOf),
  };
}

function waitingToWire({ mails, jobs, givenUp }: Numbers["waiting"]) {
  return { mails, jobs, given_up: givenUp };
}

function numbersToWire({ from, until, today, now, before, beforeWhole, beforeThat, ...rest }: Numbers) {
  return {
    from,
    until,
    today,
    is_counting: rest.isCounting,
    now: figuresToWire(now),
    before: figuresToWire(before),
    before_whole: figuresToWire(beforeWhole),
    before_that: figuresToWire(beforeThat),
    periods: rest.periods.map(({ begins, ends, figures }) => ({
      begins,
      ends,
      ...figuresToWire(figures),
      ...funnelToWire(figures),
    })),
    products: rest.products.map((sold) => ({ product: sold.name, ...soldToWire(sold) })),
    stocks: rest.stocks.map((sold) => ({ stock: sold.name, ...soldToWire(sold) })),
    sizes: rest.sizes.map((sold) => ({ size: sold.name, ...soldToWire(sold) })),
    waiting: waitingToWire(rest.waiting),
    empty_searches: rest.emptySearches.map(({ place, words, times, last }) => ({
      place,
      words,
      times,
      last,
    })),
  };
}

function orderToWire({ id, orderNo, customer, items, stage, amount, margin, at }: BehindRow) {
  return {
    order_no: orderNo,
    customer,
    items: [...items],
    stage,
    amount: toDollars(amount),
    margin: margin === null ? null : toDollars(margin),
    at,
    seen: id,
  };
}

/** How the shop fares, in figures, and the orders behind them. */
export function registerNumbers(app: App, services: Services): void {
  app.route({
    ...routeOf(numbers.read),
    handler: async ({ query: { by, from, until } }, reply) => {
      const read = await readNumbers(services, { by, from, until });
      return read.ok ? ok(numbersToWire(read)) : answerRefusal(reply, read);
    },
  });
  app.route({
    ...routeOf(numbers.sold),
    handler: async ({ query: { by, from, until, of, name } }, reply) => {
      const read = await readSoldPeriods(services, { by, from, until, of, name });
      if (!read.ok) return answerRefusal(reply, read);
      const periods = read.periods.map(({ sold, ...period }) => ({ ...period, ...soldToWire(sold) }));
      return ok({ today: read.today, periods });
    },
  });
  app.route({
    ...routeOf(numbers.behind),
    handler: async ({ query }, reply) => {
      const read = await readOrdersBehind(services, query);
      if (!read.ok) return answerRefusal(reply, read);
      const { all, next, rows } = read;
      const counted = { listed: all && all.listed, amount: all && toDollars(all.amount) };
      return ok({ ...counted, next, orders: rows.map(orderToWire) });
    },
  });
}
