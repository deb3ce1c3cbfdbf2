import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { firstGuestToken, readVisitor } from "#topics/person/read-visitor.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { beginForm } from "./begun-form.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { signInBrowser, visitorToWire } from "./visitor-handlers.ts";

/** Who is it, sign in, sign out. */
export function registerSignIn(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.session),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const visitor = await readVisitor(services, caller);
      if (caller.sessionToken !== null && !visitor.signedIn) cookies.clear(reply, "sid");
      const guestToken = firstGuestToken(visitor, caller);
      if (guestToken !== null) cookies.set(reply, "guest", guestToken);
      cookies.set(reply, "form", beginForm(services, Date.now()));
      return ok(visitorToWire(visitor));
    },
  });

  app.route({
    ...routeOf(account.signIn),
    handler: async (request, reply) => {
      const outcome = await signIn(services, cookies.caller(request), request.body);
      if (outcome.ok)
        return ok(await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken));
      if (outcome.code === "verify-first") cookies.set(reply, "registration", outcome.registrationToken);
      return answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(account.signOut),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      await signOut(services, caller, request.body?.everywhere ?? false);
      cookies.clear(reply, "sid");
      // Who sits there next has no business with the files of who leaves.
      if (cookies.uploader(request) !== null) cookies.clear(reply, "uploader");
      return ok(visitorToWire(await readVisitor(services, { ...caller, sessionToken: null })));
    },
  });
}
