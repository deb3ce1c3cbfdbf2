import { account } from "#contract/account.ts";
import { routeOf } from "../route-of.ts";
import { changePassword } from "#server/services/auth/passwords/change-password.ts";
import { forgotPassword } from "#server/services/auth/passwords/forgot-password.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { signInBrowser } from "./visitor.ts";

/** Forgot and change. */
export function registerPasswords(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.forgotPassword),
    handler: async (request) => {
      await forgotPassword(services, cookies.caller(request), request.body.email);
      return ok({});
    },
  });

  app.route({
    ...routeOf(account.changePassword),
    handler: async (request, reply) => {
      const outcome = await changePassword(services, cookies.caller(request), request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      return ok(await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken));
    },
  });
}
