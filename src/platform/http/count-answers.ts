import type { App } from "./app.types.ts";
import type { Metrics } from "#platform/metrics.ts";

/** Counts every answer under the pattern of its address. */
export function countAnswers(app: App, { requests, abortedRequests }: Metrics): void {
  app.addHook("onRequestAbort", (_request, next) => {
    abortedRequests.inc();
    next();
  });
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    const route = routeOptions.config.countedAs ?? routeOptions.url ?? "none";
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    next();
  });
}
