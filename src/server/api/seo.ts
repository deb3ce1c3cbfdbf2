import { seo } from "#contract/seo.ts";
import { routeOf } from "./route-of.ts";
import { findPageMeta } from "#server/services/catalogue/find-page-meta.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "./app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "./answer-refusal.ts";

export function registerSeo(app: App, services: Services): void {
  app.route({
    ...routeOf(seo.meta),
    handler: async (request, reply) => {
      const found = findPageMeta(services, request.query.path);
      if (!found.ok) return answerRefusal(reply, found);
      const { structuredData, ...meta } = found.meta;
      return ok({ ...meta, structured_data: [...structuredData] });
    },
  });
}
