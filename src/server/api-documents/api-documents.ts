import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#platform/http/app.types.ts";
import { registerApi } from "#server/register.ts";
import { registerStudioApi } from "#server/register-studio.ts";
import { memoizeAsync } from "#platform/memoize-async.ts";
import type { Services } from "#topics/services.ts";
import { apiPage } from "./api-page.ts";
import { nameFailures } from "./name-failures.ts";
import { openApiSchema } from "./open-api.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { zodSchemas } from "#platform/http/zod-schemas.ts";

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
