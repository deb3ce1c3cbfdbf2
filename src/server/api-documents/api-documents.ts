import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#platform/http/app.types.ts";
import { registerApi } from "#server/register.ts";
import { registerStudioApi } from "#server/register-studio.ts";
import { memoizeAsync } from "#platform/promises.ts";
import type { Services } from "#topics/services.ts";
import { apiPage } from "./api-page.ts";
import { openApiSchema } from "./open-api.ts";
import { acceptedEncoding, type EncodedBody, encodedBody } from "#platform/http/encoded-body.ts";
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

/** An app of the calls, of which nothing but their description is ever asked for. */
async function describedApp(services: Services) {
  const { swagger, zod } = await loadGenerators();
  const app = fastify({ schemaController: zodSchemas }).withTypeProvider<ZodTypeProvider>();
  await app.register(swagger, {
    openapi: {
      info: { title: "Kisscut", description: "The calls of the shop's pages and of scripts.", version: "1" },
      servers: [{ url: services.config.shopOrigin }],
    },
    transform: zod.jsonSchemaTransform,
    transformObject: zod.jsonSchemaTransformObject,
  });
  await app.register(async (calls) => registerApi(calls, services), { prefix: "/api" });
  if (services.config.isStudioOpen)
    await app.register(async (calls) => registerStudioApi(calls, services), { prefix: "/studio/api" });
  await app.ready();
  return app;
}

/** A document as it is sent, to everybody alike. */
interface SavedDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;
}

function savedDocument(text: string, headers: SavedDocument["headers"]): SavedDocument {
  const identity = Buffer.from(text);
  return { headers, etag: hash("sha256", identity, "base64url"), body: encodedBody(identity) };
}

/** Both documents. Others have their turns between the steps of the work; the app they are made by is let go of. */
async function makeDocuments(services: Services) {
  const app = await describedApp(services);
  await setImmediate();
  const swagger = app.swagger();
  await setImmediate();
  const described = nameFailures(swagger);
  await app.close();
  await setImmediate();
  const openApi = savedDocument(JSON.stringify(described), {
    "content-type": "application/json; charset=utf-8",
  });
  await setImmediate();
  const page = savedDocument(apiPage(openApiSchema.parse(described)), {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy,
  });
  return { openApi, page };
}

/** A browser asks again each time, and gets it when it has become another one. */
async function answerWith(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, body }: SavedDocument,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const tag = `"${etag}-${encoding}"`;
  void reply.headers({ ...headers, etag: tag, "cache-control": "public, no-cache", vary: "accept-encoding" });
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(await body(encoding));
}

/**
 * The OpenAPI document, generated from the calls' schemas, and its readable page. Both are made when somebody first asks for
 * them, by a second app, which a shop at work never needs (docs/decisions/066); they are sent packed, as they were made.
 */
export function registerApiDocuments(app: App, services: Services): void {
  const documents = memoizeAsync(() => makeDocuments(services));
  const hidden = { schema: { hide: true } };
  app.get("/api/openapi.json", hidden, async (request, reply) =>
    answerWith(request, reply, (await documents()).openApi),
  );
  app.get("/api/docs", hidden, async (request, reply) =>
    answerWith(request, reply, (await documents()).page),
  );
}
