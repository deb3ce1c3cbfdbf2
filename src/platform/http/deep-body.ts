import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";

/** No call nests deeper than a list in an object in a list; whatever walks a body may then recurse. */
const deepest = 16;

function isDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? (Object.values(value) as unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** Refuses a body that is nested for its own sake, before anything reads it. */
export function refuseDeepBody(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  if (isDeep(request.body))
    void reply.code(400).send(failure(400, generalFailures["nested-too-deeply"].message));
  else next();
}
