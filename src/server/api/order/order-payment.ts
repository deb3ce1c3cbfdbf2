import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { beginPayment } from "#server/services/payment/begin-payment.ts";
import { lookForPayment } from "#server/services/payment/look-for-payment.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { orderToWire } from "./order-to-wire.ts";

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
