import { ok } from "#contract/envelope.ts";
import { ownAccount } from "#contract/studio/entrance.ts";
import { addTimeCode, beginTimeCode } from "#server/services/staff/time-code.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { routeOf } from "../route-of.ts";
import { staffOf } from "./gate.ts";
import type { Entering } from "./entry-to-wire.ts";

/** What somebody changes of their own sign-in. */
export function registerOwnAccount(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(ownAccount.beginTimeCode),
    handler: async (request, reply) => {
      const outcome = await beginTimeCode(services, staffOf(request));
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const { secret, address } = outcome;
      return ok({ secret, address });
    },
  });

  app.route({
    ...routeOf(ownAccount.addTimeCode),
    handler: async (request, reply) => {
      const outcome = await addTimeCode(services, request.ip, staffOf(request), request.body.code);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });
}
