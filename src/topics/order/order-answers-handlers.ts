import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { approveProof, askForChange } from "./answer-proof.ts";
import { cancelOrder } from "./cancel-order.ts";
import { reviveOrder } from "./revive-order.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "./order-to-wire.ts";

/** What a customer says on the page of an order: each answers the whole of it. */
export function registerOrderAnswers(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.approve),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const proof = { ...body, line: params.line };
      const outcome = await approveProof(services, cookies.caller(request), asked, proof);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.askForChange),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const change = { ...body, pins: body.pins ?? [], line: params.line };
      const outcome = await askForChange(services, cookies.caller(request), asked, change);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.revive),
    handler: async (request, reply) => {
      const { params, query } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await reviveOrder(services, cookies.caller(request), asked);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(order.cancel),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await cancelOrder(services, cookies.caller(request), asked, body.reason);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}
