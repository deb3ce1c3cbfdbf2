import { type MessageCode, messageOf } from "./messages.ts";
import type { StudioMessageCode } from "./studio-messages.ts";

/** Messages by wire field, as a form shows them beside its controls. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Where only the fields say what is wrong: it could not be read, was read and not granted, or names what is not there. */
export type FieldsCode = "malformed" | "refused" | "unknown";

/**
 * Why something is refused: the code of a sentence, or of sentences of the fields' own. "verify-first" has the sentence of
 * "code-incorrect": the password is right, and the code of the mail comes first.
 */
export type RefusalCode = MessageCode | StudioMessageCode | FieldsCode | "verify-first";

/** A request that was understood and not granted, for one of these reasons. */
export interface Refusal<Code extends RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  readonly fields?: FieldMessages;
  /** For `too-many-tries`: seconds until another try makes sense. */
  readonly retryAfterS?: number;
}

/** Refuses with the sentence of a code, said at a wire field where it is about one. */
export function refuse<const Code extends MessageCode>(code: Code, field?: string): Refusal<Code> {
  return field === undefined
    ? { ok: false, code }
    : { ok: false, code, fields: { [field]: messageOf(code) } };
}

/** Refuses with sentences of the fields' own. */
export function refuseFields<const Code extends FieldsCode>(
  code: Code,
  fields: FieldMessages,
): Refusal<Code> {
  return { ok: false, code, fields };
}
