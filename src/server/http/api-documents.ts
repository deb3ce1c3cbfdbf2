import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { App } from "../api/app.types.ts";
import type { Services } from "../services/services.ts";

/** The readable page styles itself from its script; everything it needs comes from here. */
const documentsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The OpenAPI document, generated from the calls' schemas. To be registered before the calls. */
export const registerOpenApi = async (app: App, { config }: Services): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: { title: "Kisscut", description: "The calls of the shop's pages and of scripts.", version: "1" },
      servers: [{ url: config.shopOrigin }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: documentsPolicy,
    theme: { title: "Calls of the shop" },
  });
};
