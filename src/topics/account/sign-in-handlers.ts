import type { FastifyReply, FastifyRequest } from "fastify";
import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { firstGuestToken, readVisitor, type ReadVisitor } from "#topics/person/caller.ts";
import { signIn, signOut } from "./sign-in.ts";
import { beginForm } from "./guest-details.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { actingOf } from "#topics/person/acting-cookie.ts";
import { backPath } from "#domain/order/counter-draft.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { messageOf } from "#domain/messages.ts";
import { register, sendVerificationCode, verify } from "./sign-up.ts";
import { changePassword, forgotPassword } from "./passwords.ts";
import type { ReplyTo } from "#contract/calls.ts";

interface Named<Text extends string | null> {
  readonly id: number;
  readonly firstName: Text;
  readonly lastName: Text;
  readonly email: Text;
}

export function personToWire<Text extends string | null>({ id, firstName, lastName, email }: Named<Text>) {
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
  };
}

function visitorToWire({ signedIn, guest, points }: ReadVisitor): ReplyTo<"GET auth/session"> {
  return {
    user: signedIn && {
      ...personToWire(signedIn.customer),
      must_change_password: signedIn.session.temporaryPasswordHash !== null,
    },
    guest: guest && personToWire(guest),
    points,
  };
}

/** Gives the browser its new session; its guest and its registration have become the account. Answers who it is now. */
async function signInBrowser(
  services: Pick<Services, "db">,
  cookies: Cookies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  sessionToken: string,
): Promise<ReplyTo<"GET auth/session">> {
  const caller = cookies.caller(request);
  cookies.set(reply, "sid", sessionToken);
  if (caller.guestToken !== null) cookies.clear(reply, "guest");
  if (caller.registrationToken !== null) cookies.clear(reply, "registration");
  return visitorToWire(await readVisitor(services, { ...caller, sessionToken }));
}

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
      const acting = actingOf(request);
      const actsFor = acting && { draft: acting.draftId, name: acting.name, way: acting.way, back: backPath };
      return ok({ ...visitorToWire(visitor), ...(actsFor && { acts_for: actsFor }) });
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
