/** Writes the outlines of the letters on artwork templates: `node scripts/pictures/template-letters.ts`. */
import { writeFileSync } from "node:fs";
import { templateOf } from "#domain/artwork/template.ts";
import { templateLabels } from "#platform/pdf/template/template-labels.ts";
import { faceFiles, packOf } from "./letters/pack-of.ts";

/** What any shape and size is written in; the sentences bring their kerned pairs besides. */
const signs = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-()"];
const { legend, advice } = templateLabels(templateOf("square", { widthMm: 50, heightMm: 50 }));
const sentences = [...legend.map(({ words }) => words), ...advice];

const note = "/** Written by scripts/pictures/template-letters.ts (font: OFL-1.1). */";

function writePack(name: string, file: string, face: string): void {
  const path = `src/platform/pdf/template/${file}.ts`;
  const pack = JSON.stringify(packOf(face, [...signs, ...sentences]), null, 2);
  const text = `import type { GlyphPack } from "#domain/preview/lettering/glyph-pack.ts";\n\n${note}\nexport const ${name}: GlyphPack = ${pack};\n`;
  writeFileSync(path, text);
  console.log(path, text.length);
}

writePack("headingLetters", "heading-letters", faceFiles.sans);
writePack("noteLetters", "note-letters", faceFiles.text);
