import { messageOf } from "#domain/messages.ts";
import { wordsInput } from "#domain/account/text-inputs.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { type DeclineReason, declineReasons, isDeclineReason } from "./decline-labels.ts";

interface TypedDecline {
  readonly ok: true;
  readonly reasons: readonly DeclineReason[];
  readonly words: string;
}

/** The reasons that were ticked, each once, in the order of the form; null where there is none, or another than those. */
function typedReasons(typed: readonly string[]): readonly DeclineReason[] | null {
  if (typed.length === 0 || !typed.every(isDeclineReason)) return null;
  return Object.keys(declineReasons)
    .filter(isDeclineReason)
    .filter((reason) => typed.includes(reason));
}

/** Why an answer is declined, as it was typed: at least one reason, and words that may be empty. Each is refused at its field. */
export function parseDecline(typed: readonly string[], words: string): TypedDecline | Refusal<"refused"> {
  const reasons = typedReasons(typed);
  const said = wordsInput("words", words);
  if (reasons !== null && said.ok) return { ok: true, reasons, words: said.words };
  return refuseFields("refused", {
    ...(reasons === null ? { reasons: messageOf("decline-reason-required") } : {}),
    ...(said.ok ? {} : { words: messageOf("message-invalid") }),
  });
}
