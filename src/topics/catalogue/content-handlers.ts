import { content } from "#contract/content.ts";
import { ok } from "#contract/envelope.ts";
import { listFaq } from "./list-faq.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

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
