import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

function entries(count: number | bigint): string {
  return Number(count) === 1 ? "entry" : "entries";
}

/** "at least 3 characters": what a limit counts is what it is a limit of. */
function limited(origin: string, word: "least" | "most", limit: number | bigint): string {
  if (origin === "string") return `must have at ${word} ${limit} characters`;
  if (origin === "array") return `must have at ${word} ${limit} ${entries(limit)}`;
  return `must be at ${word} ${limit}`;
}

function oneOf(values: readonly unknown[]): string {
  return `must be one of ${values
    .filter((value) => value !== undefined)
    .map(String)
    .join(", ")}`;
}

/**
 * What a schema has found, in the shop's words, where the schema itself says nothing: they end the sentence that begins with the
 * field's name (`failures.ts`). The library's own speak of types and expectations.
 */
export function schemaMessages(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "is required"
        : `must be ${kinds[issue.expected] ?? "something else"}`;
    case "too_small":
      return limited(issue.origin, "least", issue.minimum);
    case "too_big":
      return limited(issue.origin, "most", issue.maximum);
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options) ? oneOf(issue.options) : "cannot be read";
    case "unrecognized_keys":
      return "is no field of this call";
    default:
      return "cannot be read";
  }
}

// For all schemas of this process: one that says nothing itself is spoken for in the shop's words (decision 007).
z.config({ customError: schemaMessages });

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
