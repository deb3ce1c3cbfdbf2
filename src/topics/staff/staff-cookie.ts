import type { FastifyReply, FastifyRequest } from "fastify";
import { staffSessionRules } from "#domain/studio/staff-rules.ts";

/** The cookie of the staff: apart from customers' cookies, and sent to the studio's addresses only. */
export interface StaffCookie {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** `secure` where the studio's public address is https: then the name itself refuses plain connections. */
export function createStaffCookie(secure: boolean): StaffCookie {
  const name = secure ? "__Secure-studio" : "studio";
  const options = { httpOnly: true, sameSite: "strict", secure, path: "/studio" } as const;
  return {
    read: ({ cookies }) => cookies[name]?.slice(0, 200) || null,
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: staffSessionRules.lifeMs / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
