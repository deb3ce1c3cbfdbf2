import { guest } from "#contract/guest.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { checkEmail } from "./check-email.ts";
import { changeOwnGuest, rememberGuest } from "./remember-guest.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { personToWire } from "./visitor-handlers.ts";

/** The remembered guest, and the check of an address while it is typed. */
export function registerGuests(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(guest.remember),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await rememberGuest(services, caller, request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const guest = personToWire(outcome.guest);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      if (outcome.guestToken === null) return ok(guest);
      return reply.code(201).send(created(guest));
    },
  });

  app.route({
    ...routeOf(guest.change),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await changeOwnGuest(services, caller, request.params.id, request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, null);
      return ok(personToWire(outcome.guest));
    },
  });

  app.route({
    ...routeOf(guest.emailExists),
    handler: async (request, reply) => {
      const outcome = await checkEmail(services, cookies.caller(request), request.query.email);
      return outcome.ok ? ok({ exists: outcome.exists }) : answerRefusal(reply, outcome);
    },
  });
}
