import { ok } from "#contract/envelope.ts";
import { settings } from "#contract/studio/settings.ts";
import { changeIdentity } from "#server/services/settings/change-identity.ts";
import { identityOf } from "#server/services/settings/shop-identity.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../../app.types.ts";
import { answerRefusal } from "../../answer-refusal.ts";
import { routeOf } from "../../route-of.ts";
import { staffOf } from "../gate.ts";

/** What the shop's owner sets. */
export function registerSettings(app: App, services: Services): void {
  app.route({
    ...routeOf(settings.readIdentity),
    handler: async () => ok(identityOf(services.catalogue.current().document.shop)),
  });

  app.route({
    ...routeOf(settings.changeIdentity),
    handler: async (request, reply) => {
      const { was, ...now } = request.body;
      const outcome = await changeIdentity(services, staffOf(request), { was, now });
      return outcome.ok ? ok(now) : answerRefusal(reply, outcome);
    },
  });
}
