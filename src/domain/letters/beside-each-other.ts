/** Letters that are written from the right: Hebrew to Arabic, and their presentation forms. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** First strong isolate, and its end: what stands between them is set in order by itself (Unicode, annex 9). */
const APART = ["\u2068", "\u2069"] as const;

/** Lines as one, with commas. A house number after a name in Hebrew stays with its street. */
export function besideEachOther(lines: readonly string[]): string {
  return lines.map((line) => (FROM_THE_RIGHT.test(line) ? APART.join(line) : line)).join(", ");
}
