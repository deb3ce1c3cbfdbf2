/**
 * Writes the two faces that documents are set in, from the fonts of the pages: `node scripts/fonts/document-fonts.ts`. Each is put together
 * from two files, which no subsetter does (docs/decisions/145).
 */
import { writeFileSync } from "node:fs";
import { type Letter, lettersOf, readFont } from "./face-reader.ts";
import { kerningOf } from "./kerning.ts";
import { runsOf } from "./runs.ts";
import { trueTypeOf } from "./truetype.ts";

const faces = {
  text: {
    family: "Kisscut Text",
    files: ["latin", "latin-ext"].map(
      (part) => `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    ),
  },
  heading: {
    family: "Kisscut Heading",
    files: ["latin", "latin-ext"].map(
      (part) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-700-normal.woff`,
    ),
  },
} as const;

function codesOf(letters: readonly Letter[]): ReadonlySet<number> {
  return new Set(letters.map(({ code }) => code));
}

/** "20-7e,a0-ac": rising codes as ranges, in hexadecimal. */
function rangesOf(codes: readonly number[]): string {
  return runsOf(codes)
    .map(({ first, last }) => [...new Set([first, last])].map((code) => code.toString(16)).join("-"))
    .join(",");
}

const codes: ReadonlySet<number>[] = [];
for (const [name, { family, files }] of Object.entries(faces)) {
  const fonts = files.map(readFont);
  const [first] = fonts;
  if (first === undefined) throw new Error(`${family} has no files.`);
  const letters = lettersOf(fonts);
  codes.push(codesOf(letters));
  const pairs = kerningOf(first, letters);
  const bytes = trueTypeOf(family, first, letters, pairs);
  writeFileSync(`src/server/pdf/fonts/${name}.ttf`, bytes);
  console.log(`${family}: ${letters.length} letters, ${pairs.length} pairs, ${bytes.length} bytes`);
}

const [some = new Set<number>(), ...others] = codes;
const common = [...some].filter((code) => others.every((other) => other.has(code)));
writeFileSync(
  "src/server/pdf/document-letters.ts",
  `/** Written by scripts/fonts/document-fonts.ts: the letters both faces have, as ranges of codes. */\nexport const letters =\n  "${rangesOf(common)}";\n`,
);
