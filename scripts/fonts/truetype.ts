import type { Letter, ReadFont } from "./face-reader.ts";
import { glyphTables, headTables, name } from "./face-tables.ts";
import { outlineOf } from "./glyph-outline.ts";
import type { KernPair } from "./kerning.ts";
import { cmap, kern } from "./letter-maps.ts";
import { packed, padded, searchFields } from "./packed.ts";

function checksum(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const rows = Object.entries(tables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  let offset = 12 + 16 * rows.length;
  const directory = rows.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), packed(["u32", checksum(bytes), offset, bytes.length])]);
    offset += padded(bytes).length;
    return entry;
  });
  const bodies = rows.map(([, bytes]) => padded(bytes));
  const head = packed(["u32", 0x10000], ["u16", rows.length], searchFields(rows.length, 16));
  return Buffer.concat([head, ...directory, ...bodies]);
}

/** An empty frame: what stands for a letter that the face lacks. */
const missing: Pick<Letter, "advance" | "commands"> = {
  advance: 560,
  commands: [
    ["moveTo", 60, 0],
    ["lineTo", 60, 700],
    ["lineTo", 500, 700],
    ["lineTo", 500, 0],
    ["closePath"],
    ["moveTo", 110, 50],
    ["lineTo", 450, 50],
    ["lineTo", 450, 650],
    ["lineTo", 110, 650],
    ["closePath"],
  ].map(([command, ...args]) => ({ command: String(command), args: args.map(Number) })),
};

/** A plain TrueType file of some letters. */
export function trueTypeOf(
  family: string,
  font: ReadFont,
  letters: readonly Letter[],
  pairs: readonly KernPair[],
): Buffer {
  const glyphs = [missing, ...letters];
  const outlines = glyphs.map(outlineOf);
  const advances = glyphs.map(({ advance }) => Math.round(advance));
  return fileOf({
    ...glyphTables(outlines, advances),
    ...headTables(
      font,
      outlines,
      advances,
      letters.map(({ code }) => code),
    ),
    cmap: cmap(letters),
    kern: kern(pairs, letters),
    name: name(family),
  });
}
