import { delivery } from "#contract/delivery.ts";
import { ok } from "#contract/envelope.ts";
import { listShippingInfo } from "#topics/catalogue/list-shipping-info.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { choiceToWire } from "#topics/catalogue/choices.ts";
import { shippingToWire } from "./pricing-to-wire.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** The shop's holidays, and how a product can be sent. */
export function registerDelivery(app: App, services: Services): void {
  app.route({
    ...routeOf(delivery.holidays),
    handler: () => ok(services.catalogue.current().document.holidays),
  });
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
