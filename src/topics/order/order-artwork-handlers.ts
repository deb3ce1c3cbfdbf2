import { ok } from "#contract/envelope.ts";
import { artworkCalls } from "#contract/order-afterwards.ts";
import { sendOrderArtwork } from "./send-artwork.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "./order-to-wire.ts";

/** Files that are sent for an order after it was placed. */
export function registerOrderArtwork(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(artworkCalls.sendArtwork),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { orderNo: params.order_no, key: query.key ?? null };
      const sent = { line: params.line, files: body.files };
      const outcome = await sendOrderArtwork(services, cookies.caller(request), asked, sent);
      return outcome.ok ? ok(orderToWire(services, outcome.order)) : answerRefusal(reply, outcome);
    },
  });
}
