import { pricing } from "#contract/pricing.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { listSpecialProcessingQuantities } from "./list-special-processing-quantities.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";

export function registerSpecialProcessingQuantities(app: App, services: Services): void {
  app.route({
    ...routeOf(pricing.specialProcessingQuantities),
    handler: async (request, reply) => {
      const { product_id, cutting_id, finishing_id, adhesive_id, color_id } = request.query;
      const found = listSpecialProcessingQuantities(services, {
        productId: product_id,
        supplyId: cutting_id,
        finishingId: finishing_id,
        adhesiveId: adhesive_id,
        colourId: color_id,
      });
      if (!found.ok) return answerRefusal(reply, found);
      return ok([...found.quantities]);
    },
  });
}
