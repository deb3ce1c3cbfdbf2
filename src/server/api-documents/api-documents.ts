import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#platform/http/app.types.ts";
import { registerApi } from "#server/register.ts";
import { registerStudioApi } from "#server/register-studio.ts";
import { memoizeAsync } from "#platform/promises.ts";
import type { Services } from "#topics/services.ts";
import { apiPage } from "./api-page.ts";
import { openApiSchema } from "./open-api.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { zodSchemas } from "#platform/http/zod-schemas.ts";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import { studioTopics } from "#contract/studio/studio-calls.ts";
import { failureSchema } from "#contract/envelope.ts";
import { type PossibleFailure, possibleFailures } from "#contract/failures/possible-failures.ts";

/** The readable page is one document: it loads nothing and runs nothing. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

async function loadGenerators() {
  const [swagger, zod] = await Promise.all([import("@fastify/swagger"), import("fastify-type-provider-zod")]);
  return { swagger: swagger.default, zod };
}

/** What the envelope says where the fields at fault have sentences of their own. */
const FIELDS_WORDS = "`error.fields` says by field what is wrong.";

const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };

function responseOf(failures: readonly PossibleFailure[]) {
  const told = failures.map(({ code, message }) => ({ code, message: message ?? FIELDS_WORDS }));
  return {
    description: told.map(({ code, message }) => `\`${code}\`: ${message}`).join(" "),
    content,
    "x-failures": told,
  };
}

/** What a call may answer when it fails, by status, each with its codes and what they say. */
function failuresByStatus(call: Call) {
  const byStatus = Map.groupBy(possibleFailures(call), ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, failures]) => [status, responseOf(failures)]));
}

const operationSchema = z.looseObject({ responses: z.record(z.string(), z.unknown()) });

/** The part of an OpenAPI document that is written anew. */
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** A call's operation with its failures by status, in the place of the ranges that its route answers by. */
function named(operation: z.output<typeof operationSchema>, call: Call) {
  const granted = Object.entries(operation.responses).filter(([status]) => !status.endsWith("XX"));
  return { ...operation, responses: { ...Object.fromEntries(granted), ...failuresByStatus(call) } };
}

function addressed(prefix: string, all: Readonly<Record<string, Readonly<Record<string, Call>>>>) {
  return Object.values(all).flatMap((topic) =>
    Object.values(topic).map((call) => ({
      call,
      address: `${prefix}/${call.path.replaceAll(/:(\w+)/g, "{$1}")}`,
    })),
  );
}

const calls = [...addressed("/api", topics), ...addressed("/studio/api", studioTopics)];

/** An OpenAPI document of the calls, in which each says every way in which it may fail. */
function nameFailures(document: unknown) {
  const { paths, components, ...rest } = documentSchema.parse(document);
  for (const { call, address } of calls) {
    const methods = paths[address];
    const method = call.method.toLowerCase();
    const operation = methods?.[method];
    if (operation) methods[method] = named(operation, call);
  }
  const Failure = z.toJSONSchema(failureSchema, { target: "openapi-3.0" });
  return { ...rest, paths, components: { ...components, schemas: { ...components.schemas, Failure } } };
}

/** An app of the calls and their documents, of which only the documents are ever asked for. */
async function documentsApp(services: Services): Promise<App> {
  const { swagger, zod } = await loadGenerators();
  const app = fastify({ schemaController: zodSchemas }).withTypeProvider<ZodTypeProvider>();
  app.setNotFoundHandler(answerNotFound);
  await app.register(swagger, {
    openapi: {
      info: { title: "Kisscut", description: "The calls of the shop's pages and of scripts.", version: "1" },
      servers: [{ url: services.config.shopOrigin }],
    },
    transform: zod.jsonSchemaTransform,
    transformObject: zod.jsonSchemaTransformObject,
  });
  const described = memoizeAsync(() => Promise.resolve(nameFailures(app.swagger())));
  app.get("/api/openapi.json", { schema: { hide: true } }, described);
  const readable = memoizeAsync(async () => apiPage(openApiSchema.parse(await described())));
  app.get("/api/docs", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", pagePolicy)
      .type("text/html; charset=utf-8")
      .send(await readable()),
  );
  await app.register(async (calls) => registerApi(calls, services), { prefix: "/api" });
  if (services.config.isStudioOpen)
    await app.register(async (calls) => registerStudioApi(calls, services), { prefix: "/studio/api" });
  await app.ready();
  return app;
}

/**
 * The OpenAPI document, generated from the calls' schemas, and its readable page. Both are made when somebody first asks for
 * them, by a second app: that takes 36 MB, which a shop at work never needs (docs/decisions/066).
 */
export function registerApiDocuments(app: App, services: Services): void {
  const documentsOf = memoizeAsync(() => documentsApp(services));
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const documents = await documentsOf();
    const { statusCode, headers, rawPayload } = await documents.inject({
      method: "GET",
      url: request.url,
      headers: request.headers,
    });
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  for (const url of ["/api/openapi.json", "/api/docs"]) app.get(url, { schema: { hide: true } }, answer);
}
