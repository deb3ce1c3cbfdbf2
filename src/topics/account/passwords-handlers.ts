import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { signInBrowser } from "./visitor-handlers.ts";

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
