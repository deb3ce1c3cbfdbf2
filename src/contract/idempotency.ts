import { z } from "zod";

/** The header by which a write can be sent twice and done once; for a route's `headers`. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7E]{1,200}$/, "must be 1 to 200 visible characters")
    .optional()
    .meta({ description: "The same key and body answers the first result again." }),
});

export function idempotencyKey(headers: z.output<typeof idempotencyHeaders>): string | null {
  return headers["idempotency-key"] ?? null;
}
