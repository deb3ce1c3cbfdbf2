import { type DestinationStream, pino } from "pino";
import type { FastifyBaseLogger } from "fastify";
import { randomBytes } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { describeError, withoutPersonalData } from "#platform/describe-error.ts";
import type { App } from "./app.types.ts";
import { loggedPath } from "./logged-path.ts";
import type { Metrics } from "#platform/metrics.ts";

const secrets = ["password", "code", "token", "authorization", "cookie", "set-cookie", "idempotency-key"];

function clean(value: unknown): unknown {
  return typeof value === "string" ? withoutPersonalData(value) : value;
}

/** One JSON line per event on standard output; neither secrets nor what is known of a person reach it. */
export function createLog(
  level: Config["logLevel"],
  destination: DestinationStream = pino.destination(1),
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, reason: clean, path: clean },
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: "[kept out of the log]",
      },
    },
    destination,
  );
}

/** A line of the log for every request: what was asked and how it ended. Neither who asked, nor the query, nor a key: they name people. */
export function logRequests(app: App): void {
  app.addHook("onResponse", ({ id, method, url, routeOptions, log }, { statusCode, elapsedTime }, next) => {
    const path = loggedPath(url);
    const ms = Math.round(elapsedTime * 10) / 10;
    log.info({ requestId: id, method, path, route: routeOptions.url, status: statusCode, ms }, "request");
    next();
  });
}

/** Under which an answer says what its request is called in the log. */
export const requestIdHeader = "x-request-id";

/** Makes names for requests: the process's own, then a number. What a visitor sends is no name; it could be anything. */
export function createRequestIds(): () => string {
  const processName = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${processName}-${count.toString(36)}`;
  };
}

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
