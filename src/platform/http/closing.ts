import type { App } from "./app.types.ts";

/** Whether the shop has been told to end: it answers on, but says so to who asks and keeps no connection. */
export interface Closing {
  begun: boolean;
}

/** Makes every answer the last one on its connection once the shop is closing, the answers under way included (decision 078). */
export function closeConnections(app: App, closing: Closing): void {
  app.addHook("onRequest", (_request, reply, next) => {
    if (closing.begun) reply.raw.shouldKeepAlive = false;
    next();
  });
  app.addHook("onSend", (_request, reply, payload, next) => {
    if (closing.begun) reply.raw.shouldKeepAlive = false;
    next(null, payload);
  });
}
