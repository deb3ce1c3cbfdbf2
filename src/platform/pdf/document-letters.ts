/** Ranges of codes, in hexadecimal: the letters of English, te reo Māori and Europe's Latin scripts, and what sums and sizes are written with. */
const ranges =
  "20-7e,a0-a3,a5,a7-ab,ae-b0,b4,b6-b8,ba-bb,bf-107,10a-113,116-11b,11e-123,126-127,12a-12b,12e-133,136-137,139-13e,141-148,14a-14d,150-15b,15e-161,164-165,16a-17e,1cd-1ce,218-21b,237,2c6-2c7,2da,2dc-2dd,1e80-1e85,1e9e,1ef2-1ef3,2013-2014,2018-201a,201c-201e,2022,2026,2039-203a,20ac,2122,2191,2193,2212";

function codesOf(range: string): readonly number[] {
  const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** The codes of the letters that documents are set in: both of their faces have them (scripts/document-faces/make.ts). */
export const documentLetters: ReadonlySet<number> = new Set(ranges.split(",").flatMap(codesOf));
