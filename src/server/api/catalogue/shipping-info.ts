import { delivery } from "#contract/delivery.ts";
import { routeOf } from "../route-of.ts";
import { listShippingInfo } from "#server/services/pages/list-shipping-info.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { shippingToWire } from "../pricing/pricing-rows.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { choiceToWire } from "./choices.ts";

export function registerShippingInfo(app: App, services: Services): void {
  app.route({
    ...routeOf(delivery.shippingInfo),
    handler: async (request, reply) => {
      const found = listShippingInfo(services, request.params.id);
      if (!found.ok) return answerRefusal(reply, found);
      const { choices, product } = found;
      return ok(
        choices.map((offer) => ({
          ...shippingToWire(offer),
          product: product.name,
          turnaround: offer.turnaround,
          finishings: offer.finishings.map(choiceToWire),
        })),
      );
    },
  });
}
