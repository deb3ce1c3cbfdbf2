import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { findFeaturedItem } from "./find-featured-item.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { featuredItemPageToWire } from "./featured-item-page-handlers.ts";

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
