/**
 * Marks nobody sees, by Unicode's own list: soft hyphens, zero-width spaces and joiners, directions of writing, byte order marks. What
 * joins pictures to one that is seen (a family) stays: it is named as it is seen.
 */
const unseen =
  /(?<!\p{Emoji_Presentation}[\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]*)\p{Default_Ignorable_Code_Point}/gu;
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const otherSpace = /[\t\p{Zs}]/gu;
const control = /[^\P{Cc}\n]/gu;

/**
 * A typed or pasted text as designs keep it: composed letters ("ā" is one), line feeds, plain spaces, nothing that cannot be
 * seen. Spaces and empty lines at the ends stay, somebody may still be typing.
 */
export function normalText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(lineEnd, "\n")
    .replace(otherSpace, " ")
    .replace(unseen, "")
    .replace(control, "")
    .normalize("NFC");
}

/** How many characters a text has; a line end is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A line with letters or an empty one between such lines. `index` counts the lines of the text as typed. */
export interface WrittenLine {
  readonly index: number;
  readonly text: string;
}

/** The lines that are set: without spaces at their ends, without empty lines above and below. */
export function writtenLines(text: string): readonly WrittenLine[] {
  const lines = text.split("\n").map((line, index) => ({ index, text: line.trimEnd() }));
  const first = lines.findIndex((line) => line.text !== "");
  const last = lines.findLastIndex((line) => line.text !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
