import { ok } from "#contract/envelope.ts";
import { entrance } from "#contract/studio/entrance.ts";
import { readStaffLink, setUpStaff } from "./set-up-staff.ts";
import { signInStaff, signOutStaff } from "./sign-in-staff.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import type { Entering } from "./entry-to-wire.ts";
import { staffOf } from "./gate.ts";
import { askPasskey, givePasskey } from "./passkey.ts";
import { giveRecoveryCode } from "./second-factors.ts";
import { giveTimeCode } from "./time-code.ts";

/** The first time, by a one-time link. */
function registerSetUp(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(entrance.readLink),
    handler: async ({ ip, body }, reply) => {
      const outcome = await readStaffLink(services, ip, body.key);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const { email, name, role } = outcome.link;
      return ok({ email, name, role });
    },
  });

  app.route({
    ...routeOf(entrance.setPassword),
    handler: async ({ ip, body }, reply) => {
      const outcome = await setUpStaff(services, ip, body);
      return outcome.ok ? enter(reply, outcome) : answerRefusal(reply, outcome);
    },
  });
}

/** Getting in and out. */
export function registerEntrance(app: App, services: Services, entering: Entering): void {
  const { cookie, enter, entryOf } = entering;
  registerSetUp(app, services, entering);

  app.route({
    ...routeOf(entrance.signIn),
    handler: async ({ ip, body }, reply) => {
      const outcome = await signInStaff(services, ip, body);
      return outcome.ok ? enter(reply, outcome) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(entrance.session),
    handler: async (request) => ok(await entryOf(staffOf(request))),
  });

  app.route({
    ...routeOf(entrance.signOut),
    handler: async (request, reply) => {
      await signOutStaff(services, staffOf(request), request.body.everywhere);
      cookie.clear(reply);
      return ok({});
    },
  });
}

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
