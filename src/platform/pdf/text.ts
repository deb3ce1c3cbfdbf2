import { documentLetters } from "./document-letters.ts";

function isKnown(letter: string): boolean {
  return documentLetters.has(letter.codePointAt(0) ?? 0);
}

/** A letter as the document's faces have it: with fewer marks if need be ("ế" as "ê", else "e"). */
function nearest(letter: string): string {
  if (isKnown(letter)) return letter;
  const marked = letter.normalize("NFKD");
  for (let length = marked.length - 1; length > 0; length -= 1) {
    const fewer = [...marked.slice(0, length).normalize("NFC")];
    if (fewer.length > 0 && fewer.every(isKnown)) return fewer.join("");
  }
  const plain = [...marked];
  // What the faces do not have at all is drawn as an empty frame.
  return plain.every(isKnown) ? marked : letter;
}

/** A text in letters that the document's faces have, as far as they have them. */
export function drawable(text: string): string {
  return [...text.normalize("NFC")].map(nearest).join("");
}

type WidthOf = (text: string) => number;

const characters = new Intl.Segmenter("en-NZ", { granularity: "grapheme" });

/** A word that is wider than a line, in pieces that fit; a letter that alone does not fit stands alone. */
function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  const done: string[] = [];
  for (const { segment } of characters.segment(word)) {
    const longer = (done.at(-1) ?? "") + segment;
    if (done.length > 0 && widthOf(longer) <= width) done[done.length - 1] = longer;
    else done.push(segment);
  }
  return done;
}

/** A text in lines of at most `width`: broken at spaces (not at no-break spaces), and inside a word only when it is wider than a whole line. */
export function wrapText(text: string, width: number, widthOf: WidthOf): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter((part) => part !== "")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else if (widthOf(word) <= width) lines.push(word);
    else lines.push(...pieces(word, width, widthOf));
  }
  return lines;
}
