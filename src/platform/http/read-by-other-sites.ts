import type { onSendHookHandler, RouteOptions } from "fastify";
import type { App } from "./app.types.ts";

/** No cookie comes along, and none is looked at: the answers are the same for everybody. */
const headers = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

const allow: onSendHookHandler = (_request, reply, payload, next) => {
  reply.headers(headers);
  next(null, payload);
};

function listOf(hooks: RouteOptions["onSend"]): onSendHookHandler[] {
  return [hooks ?? []].flat();
}

/** Prices, lists and pictures may be read by pages of other sites, without a key (decision 017). To be registered before the calls. */
export function readByOtherSites(app: App): void {
  app.addHook("onRoute", (route) => {
    if (route.config?.sameForEverybody) route.onSend = [allow, ...listOf(route.onSend)];
  });
}
