/** Writes the outlines of the letters that demonstration artwork is set in: `node scripts/pictures/glyphs.ts`. */
import { writeFileSync } from "node:fs";
import { designs, type Design } from "../../src/domain/preview/artwork/designs.ts";
import { allSampleWords } from "../../src/domain/preview/lettering/sample-words.ts";
import { faceFiles, packOf } from "./letters/pack-of.ts";

const figures = "0123456789";
/** Every pair a measure like "62.5 mm" can bring together. */
const measures = [...figures].flatMap((a) =>
  [...`${figures}. `].map((b) => `${a}${b}${b === " " ? "mm" : a}`),
);

const all: readonly Design[] = Object.values(designs);
const titlesIn = (face: Design["face"]) => all.filter((one) => one.face === face).map(({ title }) => title);
const texts = {
  sans: [
    ...measures,
    ...titlesIn("sans"),
    ...all.flatMap(({ above, below }) => [above, below]),
    ...allSampleWords,
  ],
  serif: titlesIn("serif"),
} as const;

const note =
  "/** Written by scripts/pictures/glyphs.ts: the letters of the demonstration artwork (font: OFL-1.1). */";

for (const face of ["sans", "serif"] as const) {
  const { glyphs, kern } = packOf(faceFiles[face], texts[face]);
  const rows = Object.entries(glyphs).map(
    (row) => `    ${row.map((part) => JSON.stringify(part)).join(": ")},`,
  );
  writeFileSync(
    `src/domain/preview/lettering/${face}-glyphs.ts`,
    `import type { GlyphPack } from "./glyph-pack.ts";\n\n${note}\nexport const ${face}Glyphs: GlyphPack = {\n  glyphs: {\n${rows.join("\n")}\n  },\n  kern: ${JSON.stringify(kern)},\n};\n`,
  );
  console.log(face, rows.length, rows.join("").length);
}
