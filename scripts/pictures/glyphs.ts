/** Writes the outlines of the letters the pictures use: `node scripts/pictures/glyphs.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { sfntOf } from "./woff.ts";

const UNITS = 1000;
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const small = "abcdefghijklmnopqrstuvwxyz";

const faces = {
  sans: {
    file: import.meta
      .resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
    name: "bricolage-grotesque",
    characters: `${capitals}${small}0123456789 .,&·×'/+-`,
    smallestKern: 45,
  },
  serif: {
    file: import.meta.resolve("@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff"),
    name: "abril-fatface",
    characters: `ABCDFGHKLMNOPRSTW${small}& '`,
    smallestKern: 20,
  },
} as const;

const fontOf = (file: string): { font: hb.Font; scale: number } => {
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfntOf(readFileSync(new URL(file))))));
  return { font: new hb.Font(face), scale: UNITS / face.upem };
};

const shaped = (font: hb.Font, text: string) => {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, [new hb.Feature("liga", 0), new hb.Feature("calt", 0)]);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((glyph, index) => ({
    id: glyph.codepoint,
    advance: positions[index]?.xAdvance ?? 0,
  }));
};

/** An outline with whole numbers, y downwards (font units point up). Every command takes pairs, so numbers alternate x, y. */
const outlineOf = (path: string, scale: number): string => {
  let index = 0;
  return path
    .replace(/-?\d+(\.\d+)?/g, (number) =>
      String(Math.round(Number(number) * scale * (index++ % 2 === 0 ? 1 : -1)) + 0),
    )
    .replaceAll(/[, ]-/g, "-")
    .replaceAll(",", " ");
};

const packOf = ({ file, characters, smallestKern }: (typeof faces)[keyof typeof faces]) => {
  const { font, scale } = fontOf(file);
  const glyphs: Record<string, [number, string]> = {};
  const kern: Record<string, number> = {};
  for (const character of characters) {
    const glyph = shaped(font, character)[0];
    if (glyph === undefined) throw new Error(`${file} has no glyph for ${character}`);
    glyphs[character] = [Math.round(glyph.advance * scale), outlineOf(font.glyphToPath(glyph.id), scale)];
    for (const next of characters) {
      const pair = shaped(font, character + next);
      const value = Math.round(((pair[0]?.advance ?? 0) - glyph.advance) * scale);
      if (Math.abs(value) >= smallestKern) kern[character + next] = value;
    }
  }
  return { glyphs, kern };
};

for (const [name, face] of Object.entries(faces)) {
  const { glyphs, kern } = packOf(face);
  const rows = Object.entries(glyphs).map(
    ([key, glyph]) => `    ${JSON.stringify(key)}: ${JSON.stringify(glyph)},`,
  );
  writeFileSync(
    `src/domain/preview/lettering/${name}-glyphs.ts`,
    `import type { GlyphPack } from "./set-text.ts";\n\n/** Written by scripts/pictures/glyphs.ts from ${face.name} (OFL-1.1): advance and outline, 1000 units to the em. */\nexport const ${name}Glyphs: GlyphPack = {\n  glyphs: {\n${rows.join("\n")}\n  },\n  kern: ${JSON.stringify(
      Object.entries(kern)
        .map(([pair, value]) => `${pair}${value}`)
        .join("|"),
    )},\n};\n`,
  );
  console.log(name, rows.length, Object.keys(kern).length, rows.join("").length);
}
