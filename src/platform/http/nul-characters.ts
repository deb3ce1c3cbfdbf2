import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "#contract/envelope.ts";
import { answerNotFound } from "./failures.ts";

/** The database keeps no text with it. */
const NUL = "\0";
const words = "must be a text without the character NUL";

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes(NUL);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}

/** What a call takes, each with the status that says it does not fit. */
const parts = [
  { schema: "querystring", of: "query", code: 400 },
  { schema: "body", of: "body", code: 422 },
] as const;

/**
 * Refuses a text with the character NUL at its field, before anything reads it; nothing has an address with it. Bodies are known to be
 * shallow by then.
 */
export function refuseNul(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  if (holdsNul(request.params)) {
    answerNotFound(request, reply);
    return;
  }
  const { schema: taken } = request.routeOptions;
  for (const { schema, of, code } of parts) {
    const given = taken?.[schema] === undefined ? null : request[of];
    const fault = Object.entries(given ?? {}).find(([, value]) => holdsNul(value));
    if (fault !== undefined) {
      const [name] = fault;
      void reply.code(code).send(failure(code, `${name}: ${words}`, { fields: { [name]: words } }));
      return;
    }
  }
  next();
}
