import { ok } from "#contract/envelope.ts";
import { entrance } from "#contract/studio/entrance.ts";
import { askPasskey, givePasskey } from "./passkey.ts";
import { giveRecoveryCode } from "./recovery-codes.ts";
import { giveTimeCode } from "./time-code.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import type { Entering } from "./entry-to-wire.ts";
import { staffOf } from "./gate.ts";

/** What confirms a sign-in after its password. */
export function registerSecondFactor(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(entrance.giveTimeCode),
    handler: async (request, reply) => {
      const outcome = await giveTimeCode(services, request.ip, staffOf(request), request.body.code);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(entrance.askPasskey),
    handler: async (request) => ok({ ...(await askPasskey(services, staffOf(request))) }),
  });

  app.route({
    ...routeOf(entrance.givePasskey),
    handler: async (request, reply) => {
      const outcome = await givePasskey(services, request.ip, staffOf(request), request.body.answer);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(entrance.giveRecoveryCode),
    handler: async (request, reply) => {
      const outcome = await giveRecoveryCode(services, request.ip, staffOf(request), request.body.code);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });
}
