import type { Letter } from "./face-reader.ts";
import type { KernPair } from "./kerning.ts";
import { type Field, packed, searchFields } from "./packed.ts";
import { runsOf } from "./runs.ts";

/** Runs of letters that follow each other in code and in glyph. */
export function cmap(letters: readonly Letter[]): Buffer {
  const runs = runsOf(letters.map(({ code }) => code));
  const segments = [
    ...runs.map(({ first, last, at }) => ({ start: first, end: last, glyph: at + 1 })),
    { start: 0xffff, end: 0xffff, glyph: 0 },
  ];
  const count = segments.length;
  const table = packed(
    ["u16", 4, 16 + 8 * count, 0, count * 2],
    searchFields(count, 2),
    ["u16", ...segments.map(({ end }) => end), 0, ...segments.map(({ start }) => start)],
    ["u16", ...segments.map(({ start, glyph }) => (glyph === 0 ? 1 : (glyph - start) & 0xffff))],
    ["u16", ...segments.map(() => 0)],
  );
  return Buffer.concat([packed(["u16", 0, 1, 3, 1], ["u32", 12]), table]);
}

/** Which glyphs move together. */
export function kern(pairs: readonly KernPair[], letters: readonly Letter[]): Buffer {
  const glyphs = new Map(letters.map(({ code }, at) => [code, at + 1]));
  const rows = pairs
    .map(([one, two, units]) => [glyphs.get(one) ?? 0, glyphs.get(two) ?? 0, units] as const)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return packed(
    ["u16", 0, 1, 0, 14 + 6 * rows.length, 1, rows.length],
    searchFields(rows.length, 6),
    ...rows.flatMap(([one, two, units]): Field[] => [
      ["u16", one, two],
      ["i16", units],
    ]),
  );
}
