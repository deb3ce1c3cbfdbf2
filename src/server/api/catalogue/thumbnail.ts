import { z } from "zod";
import { findGallery } from "#server/services/pages/find-gallery.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { idField, requiredDigits } from "../query-fields.ts";
import { refuse } from "../refuse.ts";

const schema = {
  summary: "The slider's thumbnail, video and gallery pictures for a choice of options",
  tags: ["catalogue"],
  querystring: z.object({
    product_id: requiredDigits("Product.", 7),
    cutting_id: idField("Supply.", 9),
    finishing_id: idField("Finishing.", 7),
    premium_processing_id: idField("Premium processing item.", 48),
    material_id: idField("Material.", 2),
  }),
  response: {
    200: success(
      z.object({
        id: z.int(),
        thumbnail: z.string(),
        video: z.object({ thumbnail: z.string(), source: z.string() }).nullable(),
        gallery: z.array(
          z.object({
            index: z.int().meta({ description: "Place in the whole gallery." }),
            file_path: z.string(),
          }),
        ),
        dispenser: z.boolean().meta({ description: "The slider offers the free roll dispenser." }),
      }),
    ),
    ...failures,
  },
};

export function registerThumbnail(app: App, services: Services): void {
  app.get("/quote/get/thumbnail", { schema, config: { sameForEverybody: true } }, (request, reply) => {
    const { query } = request;
    const found = findGallery(services, {
      productId: query.product_id,
      supplyId: query.cutting_id,
      finishingId: query.finishing_id,
      premiumProcessingId: query.premium_processing_id,
      materialId: query.material_id,
    });
    if (!found.ok) return refuse(reply, found);
    const { product, gallery } = found;
    const items = gallery.items.map(({ index, filePath }) => ({ index, file_path: filePath }));
    return ok({ ...gallery, id: product.id, gallery: items });
  });
}
