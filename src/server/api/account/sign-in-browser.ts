import type { ReplyTo } from "#contract/calls.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readVisitor } from "#server/services/auth/read-visitor.ts";
import type { Services } from "#server/services/services.ts";
import type { Cookies } from "./cookies.ts";
import { visitorToWire } from "./visitor-wire.ts";

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
