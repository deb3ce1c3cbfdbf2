import { z } from "zod";
import { ok } from "#contract/envelope.ts";
import { settings } from "#contract/studio/settings.ts";
import { changeSettings, readShopSettings, settingsNow } from "./change-settings.ts";
import { changeLogo, readStoredLogo } from "./logo.ts";
import { changeIdentity, identityOf } from "./shop-identity.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { privateHeaders } from "#topics/saved-file.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** A logo in base64, in JSON. */
const MOST_BYTES = 3 * 1024 * 1024;

/** A picture is no call: it is not documented, and is shown to who may change it. */
const ofSettings = { schema: { hide: true }, config: { needs: "settings.change" } } as const;

const shown = z.object({ id: z.string().max(64).catch("") });

function registerLogo(app: App, services: Services): void {
  app.route({
    ...routeOf(settings.readLogo),
    handler: async () => ok({ logo: services.catalogue.current().document.shop.logo?.id ?? null }),
  });

  app.route({
    ...routeOf(settings.changeLogo),
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const { picture, was } = request.body;
      const sent = picture === null ? null : Buffer.from(picture, "base64");
      const outcome = await changeLogo(services, staffOf(request), { was, sent });
      return outcome.ok ? ok({ logo: outcome.logo?.id ?? null }) : answerRefusal(reply, outcome);
    },
  });

  app.get("/settings/logo/:id", ofSettings, async (request, reply) => {
    const stored = await readStoredLogo(services, shown.parse(request.params).id);
    if (!stored.ok) return answerRefusal(reply, stored);
    return reply.headers(privateHeaders).type("image/png").send(stored.picture);
  });
}

/** What the shop does by itself, and when. */
function registerFields(app: App, services: Services): void {
  app.route({
    ...routeOf(settings.readFields),
    handler: async () => ok(readShopSettings(services)),
  });

  app.route({
    ...routeOf(settings.changeFields),
    handler: async (request, reply) => {
      const outcome = await changeSettings(services, staffOf(request).staff.id, request.body);
      return outcome.ok ? ok({ values: settingsNow(services) }) : answerRefusal(reply, outcome);
    },
  });
}

/** What the shop's owner sets. */
export function registerSettings(app: App, services: Services): void {
  registerLogo(app, services);
  registerFields(app, services);
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
