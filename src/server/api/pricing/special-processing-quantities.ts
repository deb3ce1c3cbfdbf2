import { z } from "zod";
import { listSpecialProcessingQuantities } from "#server/services/pricing/list-special-processing-quantities.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { idField, requiredDigits } from "../query-fields.ts";
import { refuse } from "../refuse.ts";

const schema = {
  summary: "Quantities the Special Processing form offers",
  tags: ["pricing"],
  querystring: z.object({
    product_id: requiredDigits("Product.", 1),
    cutting_id: idField("Supply; for products that have supplies.", 1),
    finishing_id: idField("Finishing.", 1),
    adhesive_id: idField("Adhesive.", 1),
    color_id: idField("Colour.", 1),
  }),
  response: {
    200: success(z.array(z.int().positive()).meta({ examples: [[10, 25, 50, 100]] })),
    ...failures,
  },
};

export function registerSpecialProcessingQuantities(app: App, services: Services): void {
  app.get(
    "/get/special-processing-quantities",
    { schema, config: { sameForEverybody: true } },
    (request, reply) => {
      const { product_id, cutting_id, finishing_id, adhesive_id, color_id } = request.query;
      const found = listSpecialProcessingQuantities(services, {
        productId: product_id,
        supplyId: cutting_id,
        finishingId: finishing_id,
        adhesiveId: adhesive_id,
        colourId: color_id,
      });
      if (!found.ok) return refuse(reply, found);
      return ok([...found.quantities]);
    },
  );
}
