import { pino, type DestinationStream } from "pino";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#platform/config.ts";
import { describeError, withoutPersonalData } from "#platform/describe-error.ts";

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
