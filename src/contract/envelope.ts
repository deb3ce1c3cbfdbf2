import { z } from "zod";
import type { FieldMessages } from "#domain/refusal.ts";

/** The schemas of what stands in a successful answer beside its `data`. */
export type Beside = Readonly<Record<string, z.ZodType>>;

/** The schema of a successful answer: `{status, code, data}`, and what stands beside `data` where there is more. */
export function success<Data extends z.ZodType, More extends Beside>(data: Data, beside: More) {
  return z
    .object({ status: z.literal("SUCCESS"), code: z.union([z.literal(200), z.literal(201)]), data })
    .extend(beside)
    .meta({ description: data.meta()?.description ?? "Done; `data` is the answer." });
}

export const failureSchema = z.object({
  status: z.literal("ERROR"),
  code: z.int(),
  message: z.string(),
  error: z.looseObject({ fields: z.record(z.string(), z.string()).optional() }),
  data: z.looseObject({ message: z.string() }).optional(),
});

export type Failure = z.output<typeof failureSchema>;

/** A successful answer's envelope. */
export function ok<Data>(data: Data) {
  return { status: "SUCCESS", code: 200, data } as const;
}
export function created<Data>(data: Data) {
  return { status: "SUCCESS", code: 201, data } as const;
}

/** A failure's envelope; send it with the same HTTP status as `code`. */
export function failure(
  code: number,
  message: string,
  error: { readonly fields?: FieldMessages } & Readonly<Record<string, unknown>> = {},
): Failure {
  return { status: "ERROR", code, message, error };
}

/** The failures any call may answer, for a route's `response`: `{ 200: success(x), ...failures }`. */
export const failures = {
  "4xx": failureSchema.meta({ description: "Refused; `error.fields` says by field what is wrong." }),
  "5xx": failureSchema.meta({ description: "The shop's own fault, or it is busy; worth another try." }),
} as const;
