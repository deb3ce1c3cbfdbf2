import type { RouteOptions } from "fastify";
import { createFairLimit } from "#platform/fair-limit.ts";
import type { App } from "./app.types.ts";
import { holderOf } from "./rounds.ts";

/** As many as the database has connections; an office behind one address may have sixty of its own wait, as of what is everybody's. */
const limit = { sideBySide: 10, longestQueue: 120, longestOwnQueue: 60, reason: "rendering" } as const;

/**
 * Whether a call reads what is somebody's own: a cart of a hundred lines is 15 ms of the one thread. Pictures and papers are drawn elsewhere,
 * and have lines of their own.
 */
function readsOwn({ method, config, schema }: RouteOptions): boolean {
  return method === "GET" && !config?.sameForEverybody && schema?.produces === undefined;
}

/**
 * Reads of what is somebody's own wait for the database first, so a round of the event loop cannot hold them: each network has one of them
 * worked out at a time (decision 416).
 */
export function readOwnInTurns(app: App): void {
  const inLine = createFairLimit(limit);
  app.addHook("onRoute", (route: RouteOptions) => {
    if (!readsOwn(route)) return;
    const { handler } = route;
    route.handler = function answerInTurn(request, reply) {
      return inLine(holderOf(request), async () => handler.call(this, request, reply));
    };
  });
}
