import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { messageOf } from "#domain/messages.ts";
import { register } from "./register.ts";
import { sendVerificationCode } from "./verification-code.ts";
import { verify } from "./verify.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { signInBrowser } from "./visitor-handlers.ts";

/** Register, resend, verify. */
export function registerSignUp(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.register),
    handler: async (request, reply) => {
      const outcome = await register(services, cookies.caller(request), request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.set(reply, "registration", outcome.registrationToken);
      return reply.code(201).send(created({ email: outcome.email }));
    },
  });

  app.route({
    ...routeOf(account.sendCode),
    handler: async (request) => {
      await sendVerificationCode(services, cookies.caller(request), request.body.email);
      return ok({});
    },
  });

  app.route({
    ...routeOf(account.verify),
    handler: async (request, reply) => {
      const outcome = await verify(services, cookies.caller(request), request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const visitor = await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken);
      return reply.code(201).send(created({ ...visitor, message: messageOf("email-verified") }));
    },
  });
}
