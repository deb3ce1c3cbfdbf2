function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** What every face has to draw: ASCII, Latin-1 letters with × and ÷, the vowels of te reo Māori, and the signs of a shop: 184. */
export const requiredLetters: readonly string[] = [
  ...range(0x21, 0x7e),
  ...range(0xc0, 0xff),
  ..."ĀāĒēĪīŌōŪū",
  ..."‘’“”–—…•·°™®©€£§",
];

/** Drawn where a face has them. */
const furtherLetters: readonly string[] = [..." ½¼¾¡¿«»²³¢¥"];

export const allLetters: readonly string[] = [...requiredLetters, ...furtherLetters];

/** "a" for "ā": the letter without its accent. */
export function baseOf(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}
