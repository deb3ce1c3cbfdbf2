import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import { changes } from "#contract/studio/changes.ts";
import { followChanges } from "./follow-changes.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "./gate.ts";

/** Lines that are open at once, in all and of one person. */
const MOST_LINES = 200;
const MOST_OF_ONE = 20;
const { status, message } = generalFailures.busy;

/** A connection that is kept after it would hold up a server that closes. */
function sendLine(reply: FastifyReply, line: Readable): FastifyReply {
  return reply
    .type("text/event-stream; charset=utf-8")
    .headers({ "x-accel-buffering": "no", connection: "close" })
    .send(line);
}

/** What changes, to browsers that stay on the line. */
export function registerChanges(app: App, services: Services): void {
  const open = new Map<Readable, number>();
  // They would hold up a server that closes until it cuts them off.
  app.addHook("preClose", async () => {
    for (const line of open.keys()) line.push(null);
  });
  app.route({
    ...routeOf(changes.follow),
    // An answer without a body would keep its line open.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const at = staffOf(request);
      const ofThem = [...open.values()].filter((id) => id === at.staff.id).length;
      if (open.size >= MOST_LINES || ofThem >= MOST_OF_ONE)
        return reply.code(status).header("retry-after", "10").send(failure(status, message));
      const line = followChanges(services, at);
      open.set(line, at.staff.id);
      line.once("close", () => open.delete(line));
      return sendLine(reply, line);
    },
  });
}
