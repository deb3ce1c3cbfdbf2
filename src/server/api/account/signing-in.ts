import { z } from "zod";
import { signInForm } from "#domain/account/forms/sign-in.ts";
import { say } from "#domain/account/messages.ts";
import { readVisitor } from "#server/services/auth/read-visitor.ts";
import { signIn } from "#server/services/auth/sign-in.ts";
import { signOut } from "#server/services/auth/sign-out.ts";
import { beginForm } from "#server/services/guest/begun-form.ts";
import { firstGuestToken } from "#server/services/guest/first-guest-token.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failure, failures, ok, success } from "../envelope.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { visitorSchema, visitorToWire } from "./visitor-wire.ts";

const tags = ["account"];

const sessionSchema = {
  summary: "Who this browser is",
  description: "Also marks the browser as one that has opened a page, which the e-mail check asks for.",
  tags,
  response: { 200: success(visitorSchema), ...failures },
};

const signInSchema = {
  summary: "Sign in",
  description:
    "401 for a wrong password and an unknown address alike. 403 with `needs_verification` when the address still waits for its code.",
  tags,
  body: signInForm,
  response: { 200: success(visitorSchema), ...failures },
};

const signOutSchema = {
  summary: "Sign out, here or everywhere",
  tags,
  body: z.object({ everywhere: z.boolean().default(false) }).nullish(),
  response: { 200: success(visitorSchema), ...failures },
};

/** Who is it, sign in, sign out. */
export function registerSigningIn(app: App, services: Services, cookies: Cookies): void {
  app.get("/auth/session", { schema: sessionSchema }, async (request, reply) => {
    const caller = cookies.caller(request);
    const visitor = await readVisitor(services, caller);
    if (caller.sessionToken !== null && !visitor.signedIn) cookies.clear(reply, "sid");
    const guestToken = firstGuestToken(visitor, caller);
    if (guestToken !== null) cookies.set(reply, "guest", guestToken);
    cookies.set(reply, "form", beginForm(services, Date.now()));
    return ok(visitorToWire(visitor));
  });

  app.post("/auth/login", { schema: signInSchema }, async (request, reply) => {
    const outcome = await signIn(services, cookies.caller(request), request.body);
    if (outcome.ok)
      return ok(await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken));
    if (outcome.code !== "verify-first") return answerRefusal(reply, outcome);
    cookies.set(reply, "registration", outcome.registrationToken);
    const answer = failure(403, say("code-incorrect"), { needs_verification: true });
    return reply.code(403).send(answer);
  });

  app.post("/auth/logout", { schema: signOutSchema }, async (request, reply) => {
    const caller = cookies.caller(request);
    await signOut(services, caller, request.body?.everywhere ?? false);
    cookies.clear(reply, "sid");
    return ok(visitorToWire(await readVisitor(services, { ...caller, sessionToken: null })));
  });
}
