import { ok } from "#contract/envelope.ts";
import { staff } from "#contract/studio/staff.ts";
import { listStaff } from "#server/services/staff/list-staff.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";

/** Who works here. */
export function registerStaff(app: App, services: Services): void {
  app.route({
    ...routeOf(staff.list),
    handler: async () => {
      const rows = await listStaff(services);
      return ok({
        staff: rows.map(({ id, name, email, role, joinedAt, seenAt }) => ({
          id,
          name,
          email,
          role,
          joined: joinedAt.toISOString(),
          seen: seenAt?.toISOString() ?? null,
        })),
      });
    },
  });
}
