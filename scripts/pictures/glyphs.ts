/** Writes the outlines of the letters that demonstration artwork is set in: `node scripts/pictures/glyphs.ts`. */
import { writeFileSync } from "node:fs";
import { designs } from "#domain/preview/artwork/designs.ts";
import type { GlyphPack } from "#domain/preview/lettering/glyph-pack.ts";
import { allSampleLetterings } from "#domain/preview/lettering/sample-lettering.ts";
import { faceFiles, packOf } from "./letters/pack-of.ts";

const figures = "0123456789";
/** Every pair a measure like "62.5 mm" can bring together. */
const measures = [...figures].flatMap((a) =>
  [...`${figures}. `].map((b) => `${a}${b}${b === " " ? "mm" : a}`),
);

const note =
  "/** Written by scripts/pictures/glyphs.ts: the letters of the demonstration artwork (font: OFL-1.1). */";

function packText({ glyphs, kern }: GlyphPack): string {
  return JSON.stringify({ glyphs, kern }, null, 2);
}

function write(file: string, name: string, type: string, from: string, value: string): void {
  const path = `src/domain/preview/${file}.ts`;
  writeFileSync(
    path,
    `import type { ${type} } from "${from}";\n\n${note}\nexport const ${name}: ${type} = ${value};\n`,
  );
  console.log(path, value.length);
}

function writePack(name: string, texts: readonly string[]): void {
  const file = `lettering/${name.replace("Letters", "-letters")}`;
  write(file, name, "GlyphPack", "./glyph-pack.ts", packText(packOf(faceFiles.sans, texts)));
}

writePack("measureLetters", measures);
writePack("sampleLetters", allSampleLetterings);
for (const [name, { face, title, above, below }] of Object.entries(designs)) {
  const packs = [packOf(faceFiles[face], [title]), packOf(faceFiles.sans, [above, below])].map(packText);
  const value = `{ title: ${packs[0]}, small: ${packs[1]} }`;
  write(`artwork/designs/letters/${name}`, `${name}Letters`, "DesignLetters", "../../design.ts", value);
}
