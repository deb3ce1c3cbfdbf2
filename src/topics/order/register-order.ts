import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";

import { drawOrderLine } from "./draw-order-line.ts";
import { listOrders } from "./list-orders.ts";

import { readOrder } from "./read-order.ts";

import type { Services } from "#topics/services.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { filePolicy } from "#platform/http/file-policy.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { registerOrderAnswers } from "./order-answers-handlers.ts";

import { listedOrderToWire, orderToWire } from "./order-to-wire.ts";

function registerPictures(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.picture),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const what = {
        line: params.line,
        place: query.place ?? 0,
        version: query.version ?? null,
        view: query.view ?? "product",
      } as const;
      const drawn = await drawOrderLine(services, cookies.caller(request), asked, what);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply
        .type("image/svg+xml")
        .headers({ "content-security-policy": filePolicy, "cache-control": "private, no-store" })
        .send(drawn.svg);
    },
  });
}

/** Orders: placed once, read by their owner and by whoever has their link. */
export function registerOrder(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerOrderAnswers(app, services, cookies);
  registerPictures(app, services, cookies);

  app.route({
    ...routeOf(order.read),
    handler: async (request, reply) => {
      const { params, query } = request;
      const caller = cookies.caller(request);
      const outcome = await readOrder(services, caller, params.order_no, query.key ?? null);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.list),
    handler: async (request, reply) => {
      const outcome = await listOrders(services, cookies.caller(request));
      return outcome.ok ? ok(outcome.orders.map(listedOrderToWire)) : answerRefusal(reply, outcome);
    },
  });
}
