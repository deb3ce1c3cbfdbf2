import { ok } from "#contract/envelope.ts";
import { search } from "#contract/studio/search.ts";
import { findInStudio } from "./find-in-studio.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** Finding what somebody has in mind. */
export function registerSearch(app: App, services: Services): void {
  app.route({
    ...routeOf(search.find),
    handler: async (request) => {
      const { role } = staffOf(request).staff;
      return ok({ found: [...(await findInStudio(services, role, request.query.words))] });
    },
  });
}
