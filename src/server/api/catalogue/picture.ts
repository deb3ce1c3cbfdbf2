import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "../route-of.ts";
import { paintPicture } from "#server/services/pages/paint-picture.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { answerRefusal } from "../answer-refusal.ts";

/** Each picture is painted once and kept by its address. */
export function registerPicture(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.picture),
    handler: async (request, reply) => {
      const painted = paintPicture(services, entriesOf(request.query));
      return painted.ok ? ok(painted.picture) : answerRefusal(reply, painted);
    },
  });
}
