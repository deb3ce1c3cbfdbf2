import { z } from "zod";
import { listShippingInfo } from "#server/services/pages/list-shipping-info.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { shippingSchema } from "../pricing/pricing-data.schema.ts";
import { shippingToWire } from "../pricing/pricing-rows.ts";
import { requiredDigits } from "../query-fields.ts";
import { refuse } from "../refuse.ts";
import { choiceSchema, choiceToWire } from "./choices.ts";

const schema = {
  summary: "Shipping choices of a product",
  description: "Production and delivery in business days, with the dates of an order placed now.",
  tags: ["catalogue"],
  params: z.object({ id: requiredDigits("Product.", 1) }),
  response: {
    200: success(
      z.array(
        shippingSchema.extend({
          product: z.string(),
          turnaround: z.string().meta({ examples: ["9-10 business days"] }),
          finishings: z
            .array(choiceSchema)
            .meta({ description: "What it is for; empty for a product without finishings." }),
        }),
      ),
    ),
    ...failures,
  },
};

export function registerShippingInfo(app: App, services: Services): void {
  app.get(
    "/quote/get/shipping-info/:id",
    { schema, config: { sameForEverybody: true } },
    (request, reply) => {
      const found = listShippingInfo(services, request.params.id);
      if (!found.ok) return refuse(reply, found);
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
  );
}
