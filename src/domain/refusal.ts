import { type MessageCode, messageOf } from "./messages.ts";

/** Messages by wire field, as a form shows them beside its controls. */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * A request that was understood and not granted. `code` is one of the table of messages; where only the fields say what is wrong,
 * "malformed" (it could not be read), "refused" (it was read) or "unknown" (what a field names is not there).
 */
export interface Refusal {
  readonly ok: false;
  readonly code: MessageCode | "malformed" | "refused" | "unknown";
  readonly fields?: FieldMessages;
  /** For `too-many-tries`: seconds until another try makes sense. */
  readonly retryAfterS?: number;
}

/** Refuses with the sentence of a code, said at a wire field where it is about one. */
export function refuse(code: MessageCode, field?: string): Refusal {
  return field === undefined
    ? { ok: false, code }
    : { ok: false, code, fields: { [field]: messageOf(code) } };
}

/** Refuses with sentences of the fields' own. */
export function refuseFields(code: "malformed" | "refused" | "unknown", fields: FieldMessages): Refusal {
  return { ok: false, code, fields };
}
