import { curvesOf } from "./curves-of.ts";

/** The letters some words need, as a file keeps them: few bytes, because a page loads them. */
export interface GlyphPack {
  /** By letter: advance in units of 500 to the em, then the outline (see `curvesOf`). */
  readonly glyphs: Readonly<Record<string, string>>;
  /** Kerned pairs as "AV-36|To-45", same units. */
  readonly kern: string;
}

const FILE_UNIT = 2;

/** A pack ready for setting, 1000 units to the em. */
export interface Letters {
  readonly advances: ReadonlyMap<string, number>;
  readonly kern: ReadonlyMap<string, number>;
  /** The outline of a letter whose origin is moved to the right. */
  readonly outline: (letter: string, right: number) => string;
}

const MOST_KEPT = 1_000;

/** A picture sets the same few lines at every size of the product: their letters stand where they stood. */
function kept(outline: Letters["outline"]): Letters["outline"] {
  const known = new Map<string, string>();
  return (letter, right) => {
    const key = `${letter}${right}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_KEPT) known.clear();
    const path = outline(letter, right);
    known.set(key, path);
    return path;
  };
}

export function openPack({ glyphs, kern }: GlyphPack): Letters {
  return {
    advances: new Map(
      Object.entries(glyphs).map(([letter, glyph]) => [letter, Number.parseInt(glyph) * FILE_UNIT]),
    ),
    kern: new Map(kern.split("|").map((pair) => [pair.slice(0, 2), Number(pair.slice(2)) * FILE_UNIT])),
    outline: kept((letter, right) => curvesOf(glyphs[letter]?.replace(/^\d+/, "") ?? "", FILE_UNIT, right)),
  };
}

/** Where each letter of a line stands, and where the line ends; letters the pack lacks are left out. */
export function penPositions(
  { advances, kern }: Letters,
  text: string,
  tracking: number,
): { readonly at: readonly (readonly [letter: string, x: number])[]; readonly end: number } {
  const known = [...text].filter((letter) => advances.has(letter));
  let pen = 0;
  const at = known.map((letter, index) => {
    const x = pen;
    const next = known[index + 1];
    pen += advances.get(letter) ?? 0;
    if (next !== undefined) pen += tracking * 1000 + (kern.get(letter + next) ?? 0);
    return [letter, x] as const;
  });
  return { at, end: pen };
}
