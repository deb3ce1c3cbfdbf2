import type { FieldMessages } from "#domain/refusal.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { messageOf } from "#domain/messages.ts";
import { messageInput } from "#domain/account/text-inputs.ts";
import {
  isProblemKind,
  isProblemRemedy,
  problemKinds,
  type ProblemKind,
  type ProblemRemedy,
} from "./problem-labels.ts";

interface TypedProblem {
  readonly ok: true;
  readonly kinds: readonly ProblemKind[];
  readonly words: string;
}

/** The kinds that were ticked, each once, in the order of the form; null where there is none, or another than those. */
function typedKinds(typed: readonly string[]): readonly ProblemKind[] | null {
  if (typed.length === 0 || !typed.every(isProblemKind)) return null;
  return Object.keys(problemKinds)
    .filter(isProblemKind)
    .filter((kind) => typed.includes(kind));
}

/** The sentence of a message that says nothing, or too much; null where it can be sent. */
function wordsFault(words: ReturnType<typeof messageInput>): string | null {
  if (words.ok) return null;
  return words.code === "message-required"
    ? messageOf("problem-words-required")
    : messageOf("message-invalid");
}

/** What is wrong with an order, as it was typed: what it is about and words, each refused at its field. */
export function parseProblem(kinds: readonly string[], words: string): TypedProblem | Refusal<"refused"> {
  const read = typedKinds(kinds);
  const typed = messageInput(words);
  const fault = wordsFault(typed);
  if (read !== null && typed.ok) return { ok: true, kinds: read, words: typed.words };
  const fields: FieldMessages = {
    ...(read === null ? { kinds: messageOf("problem-kind-required") } : {}),
    ...(fault === null ? {} : { words: fault }),
  };
  return refuseFields("refused", fields);
}

interface TypedRemedy {
  readonly ok: true;
  readonly remedy: ProblemRemedy;
  readonly words: string;
}

/** What the shop answers to a problem, as it was typed: what it does and words, each refused at its field. */
export function parseRemedy(remedy: string, words: string): TypedRemedy | Refusal<"refused"> {
  const typed = messageInput(words);
  if (isProblemRemedy(remedy) && typed.ok) return { ok: true, remedy, words: typed.words };
  return refuseFields("refused", {
    ...(isProblemRemedy(remedy) ? {} : { remedy: messageOf("problem-remedy-required") }),
    ...(typed.ok
      ? {}
      : { words: messageOf(typed.code === "message-required" ? "message-required" : "message-invalid") }),
  });
}
