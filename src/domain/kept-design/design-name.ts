import * as z from "zod/mini";
import { requiredLine } from "#domain/account/fields.ts";
import { messageOf } from "#domain/messages.ts";

/** Characters of a name. */
export const LONGEST_NAME = 60;

/** Of the words of a design, so that a number or "copy" may follow. */
const SUGGESTED_LETTERS = 40;

export const designName = requiredLine(
  LONGEST_NAME,
  messageOf("design-name-required"),
  messageOf("design-name-invalid"),
);

/** What a kept design is called, as a form asks for it. */
export const designNameForm = z.object({ name: designName });

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? letters.slice(0, most).join("").trimEnd() : text;
}

/** Ends after a whole word where there is one. */
function wholeWords(words: string): string {
  const start = shortened(words, SUGGESTED_LETTERS);
  const end = words.startsWith(" ", start.length) ? start.length : start.lastIndexOf(" ");
  return start === words || end === -1 ? start : start.slice(0, end);
}

/** A name for a design: its words in one line, their beginning where they are long. */
export function suggestedName(text: string): string {
  const words = text.replaceAll(/[<\s]+/g, " ").trim();
  return words === "" ? "Lettering" : wholeWords(words);
}

/** A name that is not taken: itself, or with the first number from 2 on. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken);
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : ` ${number}`;
    const found = shortened(name, LONGEST_NAME - end.length) + end;
    if (!known.has(found)) return found;
  }
}

/** What the copy of a design is called: "Kia ora copy", the next one "Kia ora copy 2". */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(/ copy( \d+)?$/, "");
  return freeName(`${shortened(original, LONGEST_NAME - " copy 99".length)} copy`, taken);
}
