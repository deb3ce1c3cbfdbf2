import { pricing } from "#contract/pricing.ts";
import { routeOf } from "../route-of.ts";
import { listSpecialProcessingQuantities } from "#server/services/pricing/list-special-processing-quantities.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "../answer-refusal.ts";

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
