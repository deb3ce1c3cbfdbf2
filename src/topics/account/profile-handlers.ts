import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { changeProfile } from "./change-profile.ts";
import { readPoints } from "./read-points.ts";
import { currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { personToWire } from "./visitor-handlers.ts";

/** The customer's names and points. */
export function registerProfile(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.profile),
    handler: async (request, reply) => {
      const current = await currentCustomer(services, cookies.caller(request));
      return current.ok ? ok(personToWire(current.customer)) : answerRefusal(reply, current);
    },
  });

  app.route({
    ...routeOf(account.changeProfile),
    handler: async (request, reply) => {
      const outcome = await changeProfile(services, cookies.caller(request), request.body);
      return outcome.ok ? ok(personToWire(outcome.customer)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(account.points),
    handler: async (request, reply) => {
      const statement = await readPoints(services, cookies.caller(request));
      if (!statement.ok) return answerRefusal(reply, statement);
      const entries = statement.entries.map(({ points, reason, at }) => ({
        points,
        reason,
        date: at.toISOString(),
      }));
      return ok({ points: statement.balance, entries });
    },
  });
}
