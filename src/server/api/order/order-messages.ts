import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { writeMessage } from "#server/services/order/write-message.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { orderToWire } from "./order-to-wire.ts";

/** What a customer writes to the shop about an order: it answers the whole of it. */
export function registerOrderMessages(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.write),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const outcome = await writeMessage(services, cookies.caller(request), asked, body.words);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}
