import { ok } from "#contract/envelope.ts";
import { artworkCalls } from "#contract/order-afterwards.ts";
import { sendOrderArtwork } from "#server/services/order-artwork/send-artwork.ts";
import type { Services } from "#server/services/services.ts";
import { createCookies } from "../account/cookies.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
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
