import fastify from "fastify";
import swagger from "@fastify/swagger";
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import { failureSchema } from "#contract/envelope.ts";
import { type PossibleFailure, possibleFailures } from "#contract/failures/possible-failures.ts";
import { studioTopics } from "#contract/studio/studio-calls.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { zodSchemas } from "#platform/http/zod-schemas.ts";
import { apiPage } from "./api-page.ts";
import { openApiSchema } from "./open-api.ts";

/** Which calls are described, and where they are. */
export interface DescribedApi {
  readonly origin: string;
  readonly hasStudio: boolean;
}

/** The calls as an OpenAPI document and as a page. */
export interface ApiDescription {
  readonly openApi: string;
  readonly page: string;
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
async function describedApp({ origin, hasStudio }: DescribedApi) {
  const app = fastify({ schemaController: zodSchemas }).withTypeProvider<ZodTypeProvider>();
  await app.register(swagger, {
    openapi: {
      info: { title: "Kisscut", description: "The calls of the shop's pages and of scripts.", version: "1" },
      servers: [{ url: origin }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const parts = { "/api": topics, ...(hasStudio && { "/studio/api": studioTopics }) };
  for (const [prefix, all] of Object.entries(parts))
    await app.register(
      async (part) => {
        for (const call of Object.values(all).flatMap((topic) => Object.values<Call>(topic)))
          part.route({ ...routeOf(call), handler: () => undefined });
      },
      { prefix },
    );
  await app.ready();
  return app;
}

/** Describes the calls by their contract: half a second to two of a processor. */
export async function describeApi(described: DescribedApi): Promise<ApiDescription> {
  const app = await describedApp(described);
  const document = nameFailures(app.swagger());
  await app.close();
  return { openApi: JSON.stringify(document), page: apiPage(openApiSchema.parse(document)) };
}
