import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { writeMessage } from "./write-message.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
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
