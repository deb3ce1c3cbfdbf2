import type { Refusal } from "./refusal.ts";
import { type StudioMessageCode, studioMessageOf } from "./studio-messages.ts";

/** Refuses with a sentence of the studio, said at a wire field where it is about one. */
export function refuseStaff<const Code extends StudioMessageCode>(code: Code, field?: string): Refusal<Code> {
  return field === undefined
    ? { ok: false, code }
    : { ok: false, code, fields: { [field]: studioMessageOf(code) } };
}
