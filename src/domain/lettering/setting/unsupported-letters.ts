import type { FaceId } from "../design.ts";
import type { FaceMeasures } from "../face-measures.ts";

/** A letter as a customer sees it, be it stored as one character or as seven; and where it stands. */
export interface UnsupportedLetter {
  readonly letter: string;
  readonly line: number;
  readonly index: number;
  readonly face: FaceId;
}

/** The letters of a line that a face lacks. */
export function unsupportedLetters(
  face: FaceMeasures | undefined,
  text: string,
): readonly Pick<UnsupportedLetter, "letter" | "index">[] {
  const isKnown = (letter: string) => face?.glyphs.has(letter) === true;
  if ([...text].every(isKnown)) return [];
  let index = 0;
  return [...new Intl.Segmenter("en").segment(text)].flatMap(({ segment }) => {
    const characters = [...segment];
    const found = characters.every(isKnown) ? [] : [{ letter: segment, index }];
    index += characters.length;
    return found;
  });
}
