import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { beginPayment } from "./begin-payment.ts";
import { lookForPayment } from "./look-for-payment.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "#topics/order/order-to-wire.ts";

/** Paying an order by card, and looking for what was paid. */
export function registerOrderPayment(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.pay),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await beginPayment(services, cookies.caller(request), asked);
      return outcome.ok ? ok({ url: outcome.url }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.lookForPayment),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await lookForPayment(services, cookies.caller(request), asked);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}
