import * as hb from "harfbuzzjs";
import { kerningWithRoom, type Neighbour, profileOf } from "./accent-room.ts";
import { type Contour, contoursOf } from "./outline/contours.ts";
import { baseOf } from "./letters.ts";
import { openFont } from "./open-font.ts";

/** A letter as its font draws it, in font units, y down. */
export interface DrawnLetter {
  readonly advance: number;
  readonly contours: readonly Contour[];
}

/** A face that may be divided among several files. */
export interface ReadFace {
  readonly unitsPerEm: number;
  readonly letters: ReadonlyMap<string, DrawnLetter>;
  /** By pair: what is added to the first one's advance. */
  readonly kerning: ReadonlyMap<string, number>;
}

const features = ["liga", "clig", "calt"].map((tag) => new hb.Feature(tag, 0));

/** One for all: harfbuzz's memory does not hold a buffer for every pair of every face. */
const buffer = new hb.Buffer();

interface Part {
  readonly font: hb.Font;
  readonly unitsPerEm: number;
  readonly codes: ReadonlySet<number>;
}

function partOf(file: string): Part {
  const face = openFont(file);
  return { font: new hb.Font(face), unitsPerEm: face.upem, codes: new Set(face.collectUnicodes()) };
}

function has({ codes }: Part, ...letters: readonly string[]): boolean {
  return letters.every((letter) => codes.has(letter.codePointAt(0) ?? -1));
}

function shaped({ font }: Part, text: string) {
  buffer.reset();
  buffer.addText(text);
  buffer.setScript("Latn");
  buffer.setLanguage("en");
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    return { id: codepoint, cluster, advance: xAdvance, xOffset, yOffset };
  });
}

function drawn(part: Part, letter: string): DrawnLetter {
  let pen = 0;
  const contours: Contour[] = [];
  for (const { id, advance, xOffset, yOffset } of shaped(part, letter)) {
    if (id === 0) throw new Error(`There is no ${letter}.`);
    const left = pen + xOffset;
    contours.push(...contoursOf(part.font.glyphToPath(id), ({ x, y }) => ({ x: x + left, y: -y - yOffset })));
    pen += advance;
  }
  return { advance: pen, contours };
}

/** Where the second letter's origin comes to lie beyond the first one's advance. */
function kern(part: Part, first: string, second: string, alone: number): number {
  const glyphs = shaped(part, first + second);
  const before = glyphs.filter(({ cluster }) => cluster < first.length);
  const next = glyphs[before.length];
  if (before.length === 0 || next === undefined) return 0;
  return before.reduce((sum, { advance }) => sum + advance, 0) + next.xOffset - alone;
}

/** Kerning of every pair. Where no file holds both letters, their bases are asked: "Tā" as "Ta". */
function kerningOf(
  parts: readonly Part[],
  letters: ReadonlyMap<string, DrawnLetter>,
  em: number,
): Map<string, number> {
  const neighbours = new Map(
    [...letters].map(([letter, { advance, contours }]) => [
      letter,
      { advance, profile: profileOf(contours, em) },
    ]),
  );
  const neighbour = (letter: string): Neighbour =>
    neighbours.get(letter) ?? { advance: 0, profile: new Map() };
  const pair = (first: string, second: string): number | null => {
    const part = parts.find((part) => has(part, first, second));
    return part === undefined ? null : Math.round(kern(part, first, second, neighbour(first).advance));
  };
  const valueOf = (first: string, second: string): number => {
    const own = pair(first, second);
    if (own !== null) return own;
    const [a, b] = [baseOf(first), baseOf(second)];
    const [plain, accented] = [
      [neighbour(a), neighbour(b)],
      [neighbour(first), neighbour(second)],
    ] as const;
    return kerningWithRoom(pair(a, b) ?? 0, plain, accented, em);
  };
  const pairs = [...letters.keys()].flatMap((first) =>
    [...letters.keys()].map((second) => [first + second, valueOf(first, second)] as const),
  );
  return new Map(pairs.filter(([, value]) => value !== 0));
}

/** Reads the letters asked for out of WOFF or OpenType files; the first file that has a letter gives it. */
export function readFace(files: readonly string[], wanted: readonly string[]): ReadFace {
  const parts = files.map(partOf);
  const letters = new Map<string, DrawnLetter>();
  for (const letter of wanted) {
    const part = parts.find((part) => has(part, letter));
    if (part !== undefined) letters.set(letter, drawn(part, letter));
  }
  const unitsPerEm = parts[0]?.unitsPerEm ?? 1000;
  return { unitsPerEm, letters, kerning: kerningOf(parts, letters, unitsPerEm) };
}
