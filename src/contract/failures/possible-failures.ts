import type { RefusalCode } from "#domain/refusal.ts";
import type { Call } from "../call.ts";
import { type GeneralCode, generalFailures } from "./general-failures.ts";
import { sentenceOf, statusOf } from "./refusals.ts";

/** One way in which a call may fail. */
export interface PossibleFailure {
  readonly code: RefusalCode | GeneralCode;
  readonly status: number;
  /** What the envelope says; null where it is the sentence of the first field at fault. */
  readonly message: string | null;
}

/** Every way in which a call may fail: what any call of its kind meets, and what its use case refuses. By status. */
export function possibleFailures(call: Call): readonly PossibleFailure[] {
  const refused = [...new Set(call.refusals)].map((code): PossibleFailure => ({
    code,
    status: statusOf(code),
    message: sentenceOf(code),
  }));
  const general = Object.entries(generalFailures)
    .filter(([, { meets }]) => meets(call))
    .map(([code, { status, message }]): PossibleFailure => ({ code: code as GeneralCode, status, message }));
  return [...refused, ...general].sort((a, b) => a.status - b.status);
}
