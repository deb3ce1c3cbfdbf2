// Cookies of requests and replies.
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieLives } from "#domain/account/cookie-lives.ts";
import { codeRules, sessionRules } from "#domain/account/limits.ts";
import { staffSessionRules } from "#domain/studio/staff-rules.ts";
import { actingOf } from "./acting-cookie.ts";
import type { Caller } from "./caller.ts";

/** The cookies no script may read, and how long a browser keeps them. */
const lives = {
  sid: sessionRules.absoluteMs,
  guest: cookieLives.guestMs,
  registration: codeRules.registrationLifeMs,
  form: cookieLives.begunFormMs,
  uploader: cookieLives.uploaderMs,
  counter: staffSessionRules.lifeMs,
} as const;

type CookieName = keyof typeof lives;

/** Behind TLS the names bind a cookie to this host: no other host, and no plain connection, can set it. */
function nameOf(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export interface Cookies {
  caller(request: FastifyRequest): Caller;
  /** What the uploads of a browser are known by, whoever is signed in; null before its first one. */
  uploader(request: FastifyRequest): string | null;
  /** What a browser of the staff acts for a customer by; null for every other. */
  counter(request: FastifyRequest): string | null;
  set(reply: FastifyReply, name: CookieName, value: string): void;
  clear(reply: FastifyReply, name: CookieName): void;
  /** After a write the browser keeps its guest for another year: the new one, else the one it came with. */
  keepGuest(reply: FastifyReply, caller: Caller, newToken: string | null): void;
}

/** Reads and writes the cookies of people; `secure` when the shop's public address is https. */
export function createCookies(secure: boolean): Cookies {
  const options = { httpOnly: true, sameSite: "lax", secure, path: "/" } as const;
  const read = ({ cookies }: FastifyRequest, name: CookieName): string | null =>
    cookies[nameOf(name, secure)]?.slice(0, 200) || null;
  const set: Cookies["set"] = (reply, name, value) =>
    void reply.setCookie(nameOf(name, secure), value, { ...options, maxAge: lives[name] / 1000 });
  return {
    caller: (request) => {
      const common = { ip: request.ip, formToken: read(request, "form") };
      const acting = actingOf(request);
      // Nothing of its own counts meanwhile: neither its account nor its cart.
      if (acting !== null)
        return {
          ...common,
          sessionToken: null,
          guestToken: null,
          registrationToken: null,
          actsFor: acting.guestId,
        };
      return {
        ...common,
        sessionToken: read(request, "sid"),
        guestToken: read(request, "guest"),
        registrationToken: read(request, "registration"),
      };
    },
    uploader: (request) => read(request, "uploader"),
    counter: (request) => read(request, "counter"),
    set,
    clear: (reply, name) => void reply.clearCookie(nameOf(name, secure), options),
    keepGuest: (reply, { sessionToken, guestToken }, newToken) => {
      const token = newToken ?? (sessionToken === null ? guestToken : null);
      if (token !== null) set(reply, "guest", token);
    },
  };
}
