import { pino } from "pino";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";

const secrets = ["password", "code", "token", "authorization", "cookie", "set-cookie", "idempotency-key"];

/** One JSON line per event on standard output; secrets never reach it, wherever in an event they are. */
export const createLog = (level: Config["logLevel"]): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: "[kept out of the log]",
    },
  });
