// Cookies of requests and replies.
import type {} from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { cookieLives } from "#domain/account/cookie-lives.ts";

/** Holds nothing but "there are some": pages read it, and ask for the strip only then. */
const COMPARE_COOKIE = "compare";

/** Tells the browser whether it has products to compare; kept as long as its guest is. */
export function setCompareCookie(reply: FastifyReply, any: boolean, secure: boolean): void {
  const options = { path: "/", sameSite: "lax", secure } as const;
  if (any) void reply.setCookie(COMPARE_COOKIE, "1", { ...options, maxAge: cookieLives.guestMs / 1000 });
  else void reply.clearCookie(COMPARE_COOKIE, options);
}
