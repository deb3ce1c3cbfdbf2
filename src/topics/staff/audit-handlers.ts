import { ok } from "#contract/envelope.ts";
import { audit } from "#contract/studio/audit.ts";
import { readAudit } from "./read-audit.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** What was changed, and by whom. */
export function registerAudit(app: App, services: Services): void {
  app.route({
    ...routeOf(audit.list),
    handler: async (request) => {
      const { entries, hasMore, people } = await readAudit(services, request.query);
      return ok({
        people,
        entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        has_more: hasMore,
      });
    },
  });
}
