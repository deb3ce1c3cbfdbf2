import { kernOf, type Letter, type ReadFont } from "./face-reader.ts";

/** Two letters by code, and how many units they move. */
export type KernPair = readonly [first: number, second: number, units: number];

/** The letters of English and te reo: all others stand as they are. */
const kerned = /^[A-Za-z\dĀāĒēĪīŌōŪū.,:;'’/-]$/;
/** Less than this is not seen in a document. */
const leastUnits = 8;

/** The letter of the first file whose neighbourhood a letter of the second shares: a macron is as wide as a diaeresis. */
function modelOf(letter: string, known: ReadonlySet<string>): string | null {
  if (known.has(letter)) return letter;
  const base = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const wide = `${base}\u0308`.normalize("NFC");
  if (known.has(wide)) return wide;
  return known.has(base) ? base : null;
}

/** The pairs of a face that are moved; letters of further files are moved like their models in the first. */
export function kerningOf(first: ReadFont, letters: readonly Letter[]): KernPair[] {
  const known = new Set(first.characterSet.map((code) => String.fromCodePoint(code)));
  const measured = new Map<string, number>();
  const measure = (pair: readonly [string, string]): number => {
    const name = pair.join("");
    const units = measured.get(name) ?? Math.round(kernOf(first, ...pair));
    measured.set(name, units);
    return units;
  };
  const rows = letters
    .map(({ code }) => ({ code, letter: String.fromCodePoint(code) }))
    .filter(({ letter }) => kerned.test(letter))
    .map(({ code, letter }) => ({ code, model: modelOf(letter, known) }));
  return rows.flatMap((one) =>
    rows.flatMap((two): KernPair[] => {
      const units = measure([one.model ?? "", two.model ?? ""]);
      return Math.abs(units) < leastUnits ? [] : [[one.code, two.code, units]];
    }),
  );
}
