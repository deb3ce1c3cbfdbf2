import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReplyTo } from "#contract/calls.ts";
import { type ReadVisitor, readVisitor } from "#topics/person/read-visitor.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";

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

export function visitorToWire({ signedIn, guest, points }: ReadVisitor): ReplyTo<"GET auth/session"> {
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
export async function signInBrowser(
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
