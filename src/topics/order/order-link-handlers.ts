import { ok } from "#contract/envelope.ts";
import { order } from "#contract/order.ts";
import { mailOrderLink } from "./mail-order-link.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** Sends the link to an order to whoever placed it. */
export function registerOrderLink(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(order.link),
    handler: async (request, reply) => {
      const { order_no: orderNo, email } = request.body;
      const outcome = await mailOrderLink(services, cookies.caller(request), { orderNo, email });
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
