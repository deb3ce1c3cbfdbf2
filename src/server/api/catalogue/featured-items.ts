import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "../route-of.ts";
import { findFeaturedItem } from "#server/services/catalogue/find-featured-item.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { featuredItemPageToWire } from "./featured-item-page.ts";

export function registerFeaturedItems(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.featuredItem),
    handler: async (request, reply) => {
      const { slug, single_product: productSlug, featured, first_load: firstLoad } = request.query;
      const question = { slug: slug || null, productSlug: productSlug || null, featuredPriceId: featured };
      const found = findFeaturedItem(services, question);
      if (!found.ok) return answerRefusal(reply, found);
      return ok(featuredItemPageToWire(found, firstLoad));
    },
  });
}
