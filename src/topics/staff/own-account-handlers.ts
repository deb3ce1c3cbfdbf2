import { ok } from "#contract/envelope.ts";
import { ownAccount } from "#contract/studio/own-account.ts";
import { addPasskey, beginPasskey } from "./passkey.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { removePasskey } from "./remove-passkey.ts";
import { factorsOf } from "./second-factors.ts";
import { addTimeCode, beginTimeCode } from "./time-code.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "./gate.ts";
import type { Entering } from "./entry-to-wire.ts";

/** Passkeys of one's own. */
function registerOwnPasskeys(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(ownAccount.beginPasskey),
    handler: async (request, reply) => {
      const outcome = await beginPasskey(services, staffOf(request));
      return outcome.ok ? ok({ ...outcome.options }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(ownAccount.addPasskey),
    handler: async (request, reply) => {
      const outcome = await addPasskey(services, request.ip, staffOf(request), request.body);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(ownAccount.removePasskey),
    handler: async (request, reply) => {
      const outcome = await removePasskey(services, staffOf(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** The time code of one's own app. */
function registerOwnTimeCode(app: App, services: Services, { enter }: Entering): void {
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

/** What somebody changes of their own sign-in. */
export function registerOwnAccount(app: App, services: Services, entering: Entering): void {
  registerOwnPasskeys(app, services, entering);
  registerOwnTimeCode(app, services, entering);

  app.route({
    ...routeOf(ownAccount.factors),
    handler: async (request) => {
      const { timeCode, passkeys, recoveryCodes } = await factorsOf(services.db, staffOf(request).staff.id);
      return ok({
        time_code: timeCode,
        passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
          id,
          name,
          added: addedAt.toISOString(),
          used: usedAt?.toISOString() ?? null,
        })),
        recovery_codes: recoveryCodes,
      });
    },
  });

  app.route({
    ...routeOf(ownAccount.makeRecoveryCodes),
    handler: async (request, reply) => {
      const outcome = await makeRecoveryCodes(services, staffOf(request));
      return outcome.ok ? ok({ codes: [...outcome.codes] }) : answerRefusal(reply, outcome);
    },
  });
}
