import { messages, type MessageCode } from "./messages.ts";

/** Messages by wire field, as a form shows them beside its controls. */
export type FieldMessages = Readonly<Record<string, string>>;

/** A request that was understood and not granted; the sentence and the status stand in the table of messages. */
export interface Refusal {
  readonly ok: false;
  readonly code: MessageCode;
  /** The wire field it is about. */
  readonly field?: string;
  /** For `too-many-tries`: seconds until another try makes sense. */
  readonly retryAfterS?: number;
}

export function refuse(code: MessageCode, field?: string): Refusal {
  return field === undefined ? { ok: false, code } : { ok: false, code, field };
}

/** The HTTP status a refusal is answered with. */
export function statusOf({ code }: Refusal): number {
  return messages[code].status ?? 422;
}
