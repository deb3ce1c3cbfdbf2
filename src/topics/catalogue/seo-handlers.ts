import { seo } from "#contract/seo.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { findPageMeta } from "./find-page-meta.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";

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
