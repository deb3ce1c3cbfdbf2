import { letters } from "./letters.ts";

const known = new Set(
  letters.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  }),
);

function isKnown(letter: string): boolean {
  return known.has(letter.codePointAt(0) ?? 0);
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
