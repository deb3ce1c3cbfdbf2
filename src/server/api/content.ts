import { content } from "#contract/content.ts";
import { ok } from "#contract/envelope.ts";
import { listFaq } from "#server/services/catalogue/list-faq.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { App } from "./app.types.ts";
import { routeOf } from "./route-of.ts";

/** What the shop tells about its goods and its work. */
export function registerContent(app: App, services: Services): void {
  app.route({
    ...routeOf(content.faq),
    handler: async (request, reply) => {
      const found = listFaq(services, request.query.product);
      return found.ok
        ? ok(found.groups.map(({ name, entries }) => ({ name, entries: [...entries] })))
        : answerRefusal(reply, found);
    },
  });
}
