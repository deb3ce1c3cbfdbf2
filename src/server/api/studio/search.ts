import { ok } from "#contract/envelope.ts";
import { search } from "#contract/studio/search.ts";
import { findInStudio } from "#server/services/order-list/find-in-studio.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { staffOf } from "./gate.ts";

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
