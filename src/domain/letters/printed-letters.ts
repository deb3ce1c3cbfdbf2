import { isInRanges, readRanges } from "./code-ranges.ts";
import { printedRanges } from "./printed-ranges.ts";

const printed = readRanges(printedRanges);

/** What joins letters, or says how they are drawn, and is nothing by itself. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;

function isDrawn(letter: string): boolean {
  return isInRanges(printed, letter.codePointAt(0) ?? 0) || unseen.test(letter);
}

/** A letter as papers print it: itself, else in its plain form ("𝒜" as "A"); null where no face has either. */
export function printedForm(letter: string): string | null {
  if (isDrawn(letter)) return letter;
  const plain = letter.normalize("NFKC");
  return [...plain].every(isDrawn) ? plain : null;
}

/** Whether something of a text is seen: not only spaces, and what joins letters. */
export function isSeen(text: string): boolean {
  return /[^\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** The letters of a text that papers cannot print, each once. */
function unprintedLetters(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => printedForm(letter) === null);
}

/** Whether papers can print all of a text. */
export function isPrinted(text: string): boolean {
  return unprintedLetters(text).length === 0;
}

/** How many letters a sentence names. */
const NAMED = 3;

function named(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return isSeen(letter)
    ? `“${letter}”`
    : `the hidden character U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Says which letters of a text cannot stand on invoices and labels. */
export function unprintedMessage(text: string): string {
  const letters = unprintedLetters(text);
  const rest = letters.length > NAMED ? " and others" : "";
  const list = letters.slice(0, NAMED).map(named).join(", ");
  return `We cannot print ${list}${rest} on labels and invoices. Please leave ${letters.length === 1 ? "it" : "them"} out.`;
}
