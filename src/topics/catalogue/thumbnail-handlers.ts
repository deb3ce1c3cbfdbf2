import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { findGallery } from "./find-gallery.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";

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
