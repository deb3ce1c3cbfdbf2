import type { z } from "zod";
import type { RefusalCode } from "#domain/refusal.ts";

/** What a call answers when it is granted: the schema of `data` by the status it comes with. */
export interface Replies {
  readonly 200?: z.ZodType;
  readonly 201?: z.ZodType;
}

/**
 * One call of the shop, written once: the server validates, types and documents by it, the pages call by it, the tests and the
 * documents send its example.
 */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/`, with parameters as ":id". */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly headers?: z.core.$ZodType;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly replies: Replies;
  /**
   * Exactly the codes its use case may refuse it with (decision 204). What any call may be answered before it is carried
   * out, such as that a body does not fit its schema, stands in `failures.ts`.
   */
  readonly refusals: readonly RefusalCode[];
  /** The type of an answer that is a file, not the envelope. */
  readonly media?: string;
  /** What stands in the envelope beside `data`. */
  readonly besideData?: Readonly<Record<string, z.ZodType>>;
  /** What kinds of body it takes, where that is not JSON alone. */
  readonly consumes?: readonly string[];
  /** The answer depends on nothing but the address, the catalogue and the shop's day: it may be cached and sent to others. */
  readonly sameForEverybody?: true;
  /** Answers 2xx when it is sent as printed; ids are those of the rows the test of the examples prepares. */
  readonly example: {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: Readonly<Record<string, unknown>>;
  };
}

/** A call as its file writes it: checked to be one, and known by its exact schemas. */
export function defineCall<const Spec extends Call>(spec: Spec): Spec {
  return spec;
}
