import { ok } from "#contract/envelope.ts";
import { audit } from "#contract/studio/audit.ts";
import { readAudit } from "#server/services/staff/read-audit.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";

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
