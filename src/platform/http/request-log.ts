import type { App } from "./app.types.ts";
import { loggedPath } from "./logged-path.ts";

/** A line of the log for every request: what was asked and how it ended. Neither who asked, nor the query, nor a key: they name people. */
export function logRequests(app: App): void {
  app.addHook("onResponse", ({ id, method, url, routeOptions, log }, { statusCode, elapsedTime }, next) => {
    const path = loggedPath(url);
    const ms = Math.round(elapsedTime * 10) / 10;
    log.info({ requestId: id, method, path, route: routeOptions.url, status: statusCode, ms }, "request");
    next();
  });
}
