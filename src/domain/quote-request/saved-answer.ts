import { z } from "zod";
import { isPlainText, withoutDirections } from "#domain/account/plain-text.ts";

/** What the places of saved words are filled with. */
export interface SavedPlaces {
  readonly firstName: string;
  /** Of the request. */
  readonly number: string;
  /** Of the answer, as it is read; null while it is not known. */
  readonly lastDay: string | null;
}

/** The places as they are typed into saved words. */
export const savedPlaces = {
  firstName: "{first name}",
  number: "{number}",
  lastDay: "{last day}",
} as const satisfies Record<keyof SavedPlaces, string>;

/** Saved words with their places filled in; what is not known stays a place, to be seen and typed. */
export function filledAnswer(words: string, { firstName, number, lastDay }: SavedPlaces): string {
  return words
    .replaceAll(savedPlaces.firstName, () => firstName)
    .replaceAll(savedPlaces.number, () => number)
    .replaceAll(savedPlaces.lastDay, () => lastDay ?? savedPlaces.lastDay);
}

/** What is said of words that still hold a place: the customer would read its braces. Null where there is none. */
export function unfilledPlaceMessage(words: string): string | null {
  const place = Object.values(savedPlaces).find((one) => words.includes(one));
  return place === undefined ? null : `Please write what belongs in the place of ${place}.`;
}

/** Words after those that were typed already, a line apart. */
export function wordsAfter(before: string, added: string): string {
  const typed = before.trimEnd();
  return typed === "" ? added : `${typed}\n\n${added}`;
}

function meant(typed: string): string {
  return withoutDirections(typed).replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").trim().normalize("NFC");
}

/** What is typed to save an answer. */
export const savedAnswerForm = z.object({
  name: z
    .string()
    .transform(meant)
    .refine(
      (name) => name !== "" && name.length <= 80 && isPlainText(name),
      "Please give it a name of one line, at most 80 characters.",
    ),
  words: z
    .string()
    .transform(meant)
    .refine((words) => words !== "", "Please write something.")
    .refine(
      (words) => words.length <= 2_000 && words.split("\n").every(isPlainText),
      "Please write plain text of at most 2,000 characters.",
    ),
});
