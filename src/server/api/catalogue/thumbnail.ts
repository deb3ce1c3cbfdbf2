import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "../route-of.ts";
import { findGallery } from "#server/services/catalogue/find-gallery.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "../answer-refusal.ts";

export function registerThumbnail(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.gallery),
    handler: async (request, reply) => {
      const { query } = request;
      const found = findGallery(services, {
        productId: query.product_id,
        supplyId: query.cutting_id,
        finishingId: query.finishing_id,
        premiumProcessingId: query.premium_processing_id,
        materialId: query.material_id,
      });
      if (!found.ok) return answerRefusal(reply, found);
      const { product, gallery } = found;
      const items = gallery.items.map(({ index, filePath }) => ({ index, file_path: filePath }));
      return ok({ ...gallery, id: product.id, gallery: items });
    },
  });
}
