import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { schemaWords } from "./schema-words.ts";

// For all schemas of this process: one that says nothing itself is spoken for in the shop's words (decision 007).
z.config({ customError: schemaWords });

type SchemaController = NonNullable<FastifyServerOptions["schemaController"]>;

/**
 * Zod checks what comes and goes. Given as factories (which Fastify's types know as those of its own compilers only),
 * Fastify does not load its JSON schema compilers.
 */
export const zodSchemas = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as SchemaController;
