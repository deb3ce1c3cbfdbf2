import { z } from "zod";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { findDimensionLookup } from "#server/services/pricing/find-dimension-lookup.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { idField, requiredDigits } from "../query-fields.ts";
import { refuse } from "../refuse.ts";
import { sizeToWire } from "../catalogue/choices.ts";

const schema = {
  summary: "Smallest and largest size of a product on a supply",
  description:
    "Of several rows the one for equal or unequal sides is answered, as `width` and `height` tell.",
  tags: ["pricing"],
  querystring: z.object({
    product_id: requiredDigits("Product.", 1),
    cutting_id: idField("Supply; for products that have supplies.", 1),
    width: requiredDigits("Width in millimetres.", 50, 6),
    height: requiredDigits("Height in millimetres.", 75, 6),
  }),
  response: {
    200: success(
      z.object({
        id: z.int(),
        cutting_id: z.int().nullable(),
        min_size: z.string().meta({ examples: ["20x15"] }),
        max_size: z.string().meta({ examples: ["420x297"] }),
        equal_side: z.enum(["yes", "no"]).meta({ description: "Whether the given sides are equal." }),
      }),
    ),
    ...failures,
  },
};

function lookupToWire(lookup: DimLookup, equal: boolean) {
  return {
    id: lookup.id,
    cutting_id: lookup.supplyId,
    min_size: sizeToWire(lookup.min),
    max_size: sizeToWire(lookup.max),
    equal_side: equal ? ("yes" as const) : ("no" as const),
  };
}

export function registerDimensionLookup(app: App, services: Services): void {
  app.get("/get/dimension-lookup", { schema, config: { sameForEverybody: true } }, (request, reply) => {
    const { product_id: productId, cutting_id: supplyId, width: widthMm, height: heightMm } = request.query;
    const found = findDimensionLookup(services, { productId, supplyId, widthMm, heightMm });
    if (!found.ok) return refuse(reply, found);
    return ok(lookupToWire(found.lookup, widthMm === heightMm));
  });
}
