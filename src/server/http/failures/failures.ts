import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { failure, type Failure } from "../../api/envelope.ts";

/** What the framework's own refusals are called in the shop's words. */
export const sentences: Readonly<Record<number, string>> = {
  400: "The request could not be read.",
  401: "Please sign in first.",
  403: "This is not allowed.",
  404: "There is nothing at this address.",
  405: "This address does not take that method.",
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "This kind of content is not accepted.",
  429: "Too many requests. Please wait a moment and try again.",
  431: "The request's headers are too large.",
  503: "The shop is busy. Please try again in a moment.",
};
const unexpected = "Something went wrong on our side. Please try again.";

/** "/print_features/0" -> "print_features": the wire name of the field at fault. */
const fieldName = (instancePath: string, missing: unknown): string =>
  instancePath.split("/")[1] || (typeof missing === "string" ? missing : "request");

const validationFailure = (error: FastifyError): Failure | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of error.validation) {
    const keys = "keys" in params && Array.isArray(params.keys) ? params.keys[0] : undefined;
    fields[fieldName(instancePath, keys)] ??= message ?? "is not valid";
  }
  const [first] = Object.entries(fields);
  const code = error.validationContext === "body" ? 422 : 400;
  return failure(code, first ? `${first[0]}: ${first[1]}` : "The request could not be read.", { fields });
};

const isUnavailable = (error: FastifyError): boolean =>
  ["ECONNREFUSED", "ENOENT", "ECONNRESET", "57P01", "57P03", "57014", "55P03"].includes(error.code) ||
  /timeout exceeded when trying to connect|^Connection terminated/.test(error.message);

/** The envelope an error becomes; never a stack, SQL or a path. */
export const failureOf = (error: FastifyError): Failure => {
  const invalid = validationFailure(error);
  if (invalid) return invalid;
  const cause = error.cause instanceof Error ? (error.cause as FastifyError) : error;
  if (isUnavailable(cause) || error.statusCode === 503) return failure(503, sentences[503] ?? unexpected);
  const code = error.statusCode ?? 500;
  return code >= 400 && code < 500
    ? failure(code, sentences[code] ?? "The request was refused.")
    : failure(500, unexpected);
};

export const answerFailure = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const answer = failureOf(error);
  if (answer.code >= 500)
    request.log.error(
      { err: error, request: request.id, url: request.url, method: request.method },
      "request failed",
    );
  if (answer.code === 503) reply.header("retry-after", "2");
  return reply.code(answer.code).send(answer);
};

export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send(failure(404, "There is no such call."));
