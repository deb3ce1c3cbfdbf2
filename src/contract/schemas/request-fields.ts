import { z } from "zod";

/** Digits of a query as text; an empty value counts as not given. */
function digitsText(length: number) {
  return z
    .string({ error: (issue) => (Array.isArray(issue.input) ? "may be given only once" : "is required") })
    .regex(new RegExp(`^\\d{0,${length}}$`), `must be a whole number of at most ${length} digits`);
}

const ID_LENGTH = 9;

/** A number as text, for calls whose parameters the domain reads; repeated and garbled ones are refused here. */
export function digitsField(description: string, example: number, length = ID_LENGTH) {
  return digitsText(length)
    .optional()
    .meta({ description, examples: [String(example)] });
}

/** An id that may be left out: a number, or null. The example stands on the text, which is what the documents show. */
export function idField(description: string, example: number) {
  return digitsText(ID_LENGTH)
    .meta({ examples: [String(example)] })
    .transform((text) => (text === "" ? null : Number(text)))
    .nullable()
    .default(null)
    .meta({ description });
}

/** A number from 1 that must be given. */
export function requiredDigits(description: string, example: number, length = ID_LENGTH) {
  return digitsText(length)
    .refine((text) => text !== "", "is required")
    .refine((text) => text === "" || Number(text) > 0, "must be at least 1")
    .meta({ examples: [String(example)] })
    .transform(Number)
    .meta({ description });
}

/** The largest id that a row can have. */
const LAST_ID = 2_147_483_647;

/** The id of a row in a path. */
export function rowId(description: string) {
  return z.coerce
    .number()
    .int()
    .positive()
    .max(LAST_ID)
    .meta({ description, examples: [7] });
}

/** The id of a row in a body of JSON. */
export const rowIdField = z.int().positive().max(LAST_ID);

/** A word of a query: letters, digits and hyphens; an empty one counts as not given. */
export function wordField(description: string, example: string) {
  return z
    .string({ error: "may be given only once" })
    .regex(/^[A-Za-z0-9-]{0,100}$/, "must be letters, digits and hyphens")
    .optional()
    .meta({ description, examples: [example] });
}

/** A parsed query as name-value pairs, repeated names in their order. */
export function entriesOf(query: Readonly<Record<string, unknown>>): [string, string][] {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof one === "string") entries.push([name, one]);
  return entries;
}

/** The header by which a write can be sent twice and done once; for a route's `headers`. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7E]{1,200}$/, "must be 1 to 200 visible characters")
    .optional()
    .meta({
      description:
        "The same key and body answers the first result again. Make it at random, as a UUID is: a visitor without a cookie is known again by nothing else.",
    }),
});

export function idempotencyKey(headers: z.output<typeof idempotencyHeaders>): string | null {
  return headers["idempotency-key"] ?? null;
}
