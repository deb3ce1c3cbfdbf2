import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { failure, type Failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import { fieldSentence } from "#contract/failures/refusals.ts";
import type { Metrics } from "#platform/metrics.ts";
import { ServiceBusy, type UnavailableReason, unavailableReason } from "#platform/unavailable.ts";
import { loggedPath } from "./logged-path.ts";

/** What the framework refuses by itself, and what the shop calls that. */
const ofTheFramework = [
  "unreadable",
  "not-allowed",
  "no-address",
  "other-method",
  "too-slow",
  "too-large",
  "address-too-long",
  "content-type",
  "too-many-requests",
  "headers-too-large",
  "busy",
] as const;

/** What the framework's own refusals are called in the shop's words, by status. */
export const sentences: Readonly<Record<number, string>> = Object.fromEntries(
  ofTheFramework.map((code) => [generalFailures[code].status, generalFailures[code].message]),
);
/** What is said of a request nothing better is known of. */
export const unreadable = generalFailures.unreadable.message;
const unexpected = generalFailures.fault.message;

/** After how long it is worth asking again, where it is not at once: a full disk waits for a person. */
const secondsUntilRetry: Partial<Record<UnavailableReason, number>> = { disk: 60 };

/** "/print_features/0" -> "print_features": the wire name of the field at fault. */
function fieldName(instancePath: string, missing: unknown): string {
  return instancePath.split("/")[1] || (typeof missing === "string" ? missing : "request");
}

/** What a schema found, as a sentence: words that are none by themselves begin with the field's name, "coupon_code is required." */
export function fieldWords(field: string, words: string): string {
  if (!/^\p{Ll}/u.test(words)) return words;
  const said = /[^su]s$/.test(field) ? words.replace(/^is required/, "are required") : words;
  return `${field} ${said}${said.endsWith(".") ? "" : "."}`;
}

function validationFailure(error: FastifyError): Failure | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of error.validation) {
    const keys = "keys" in params && Array.isArray(params.keys) ? params.keys[0] : undefined;
    const field = fieldName(instancePath, keys);
    fields[field] ??= fieldWords(field, message ?? "is not valid");
  }
  const [first] = Object.entries(fields);
  const code = error.validationContext === "body" ? 422 : 400;
  return failure(code, first ? fieldSentence(first) : unreadable, { fields });
}

/** The envelope an error becomes; never a stack, SQL or a path. */
export function failureOf(error: FastifyError): Failure {
  const invalid = validationFailure(error);
  if (invalid) return invalid;
  if (unavailableReason(error) !== null) return failure(503, sentences[503] ?? unexpected);
  const code = error.statusCode ?? 500;
  return code >= 400 && code < 500
    ? failure(code, sentences[code] ?? "The request was refused.")
    : failure(500, unexpected);
}

/** Whether whoever asked has gone: then a failure is theirs (a body that broke off), or there is nobody to hear of it. */
function hasLeft({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  return raw.socket.destroyed || reply.raw.destroyed;
}

/** What passes is told as a warning with what was busy; work that was turned away is only counted: it is many at a time. */
function logFailure(request: FastifyRequest, error: FastifyError, reason: UnavailableReason | null): void {
  const { id, method } = request;
  const event = { requestId: id, method, path: loggedPath(request.url), err: error };
  if (reason === null) request.log.error(event, "request failed");
  else if (error instanceof ServiceBusy) request.log.debug({ ...event, reason }, "request turned away");
  else request.log.warn({ ...event, reason }, "request could not be answered for now");
}

/** The answer to what was thrown; what was the shop's own is counted and logged on the way. */
function judge(
  { unavailable }: Metrics,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Failure {
  const answer = failureOf(error);
  const reason = unavailableReason(error);
  if (hasLeft(request, reply)) request.log.debug({ requestId: request.id }, "the visitor left");
  else if (answer.code >= 500) logFailure(request, error, reason);
  if (reason !== null) {
    unavailable.inc({ reason });
    reply.header("retry-after", String(secondsUntilRetry[reason] ?? 2));
  }
  return answer;
}

type FailureAnswer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers what was thrown in the envelope. */
export function callFailures(metrics: Metrics): FailureAnswer {
  return (error, request, reply) => {
    const answer = judge(metrics, error, request, reply);
    return reply.code(answer.code).send(answer);
  };
}

/** Answers what was thrown in a sentence, to somebody who asked for a page. */
export function pageFailures(metrics: Metrics): FailureAnswer {
  return (error, request, reply) => {
    const { code, message } = judge(metrics, error, request, reply);
    return reply.code(code).type("text/plain; charset=utf-8").send(message);
  };
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(failure(404, generalFailures["no-call"].message));
}
