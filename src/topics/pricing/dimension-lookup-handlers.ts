import { sizeName } from "#domain/catalogue/size-text.ts";
import { pricing } from "#contract/pricing.ts";
import { routeOf } from "#platform/http/route-of.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { findDimensionLookup } from "./find-dimension-lookup.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";

function lookupToWire(lookup: DimLookup, equal: boolean) {
  return {
    id: lookup.id,
    cutting_id: lookup.supplyId,
    min_size: sizeName(lookup.min),
    max_size: sizeName(lookup.max),
    equal_side: equal ? ("yes" as const) : ("no" as const),
  };
}

export function registerDimensionLookup(app: App, services: Services): void {
  app.route({
    ...routeOf(pricing.sizeLimits),
    handler: async (request, reply) => {
      const { product_id: productId, cutting_id: supplyId, width: widthMm, height: heightMm } = request.query;
      const found = findDimensionLookup(services, { productId, supplyId, widthMm, heightMm });
      if (!found.ok) return answerRefusal(reply, found);
      return ok(lookupToWire(found.lookup, widthMm === heightMm));
    },
  });
}
