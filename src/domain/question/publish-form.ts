import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { isPlainText, withoutDirections } from "#domain/account/plain-text.ts";
import { studioMessageOf, type StudioMessageCode } from "#domain/studio-messages.ts";
import { questionRules } from "./question-rules.ts";

/** A question and its answer in the words that everybody is to read. */
export interface PublicationInput {
  readonly question: string;
  readonly answer: string;
}

function asMeant(typed: string): string {
  return withoutDirections(typed).replaceAll("\r\n", "\n").replaceAll("\t", " ").trim().normalize("NFC");
}

function fault(
  lines: readonly string[],
  longest: number,
  required: StudioMessageCode,
  invalid: StudioMessageCode,
): string | null {
  const length = lines.join("\n").length;
  if (length === 0) return studioMessageOf(required);
  return length > longest || !lines.every(isPlainText) ? studioMessageOf(invalid) : null;
}

/** Reads what the staff write for everybody: a line that asks, and an answer of some lines. */
export function parseAnswer(
  typed: PublicationInput,
): { readonly ok: true; readonly words: PublicationInput } | Refusal<"refused"> {
  const words = { question: asMeant(typed.question), answer: asMeant(typed.answer) };
  const faults = {
    question: fault(
      [words.question],
      questionRules.publishedQuestionMax,
      "published-question-required",
      "published-question-invalid",
    ),
    answer: fault(
      words.answer.split("\n"),
      questionRules.publishedAnswerMax,
      "published-answer-required",
      "published-answer-invalid",
    ),
  };
  const wrong = Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null);
  return wrong.length === 0 ? { ok: true, words } : refuseFields("refused", Object.fromEntries(wrong));
}
