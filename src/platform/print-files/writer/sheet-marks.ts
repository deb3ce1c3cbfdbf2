import { ellipse } from "#domain/preview/geometry/outline.ts";
import { openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { allPlates, hairline } from "#platform/pdf/print-file/inks.ts";
import { outlinedWords } from "#platform/pdf/print-file/outlined-words.ts";
import type { PrintShape } from "#platform/pdf/print-file/print-file.ts";
import { noteLetters } from "#platform/pdf/template/note-letters.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { PrintSheet } from "../print-job.ts";

const letters = openPack(noteLetters);

/** Millimetres: what is written stands in the outermost strip, marks inside it. */
const STRIP_MM = 3.4;
const WORDS = { size: 2.2, baseline: 1.1, from: 14 } as const;
const TARGET_MM = 1.4;
const MARK = { beyondBleed: 0.5, longest: 4, shortest: 0.8 } as const;

/** Where a mark begins and ends between pieces and the edge of the stock; null where there is no room for one. */
function markIn(roomMm: number, bleedMm: number) {
  const from = bleedMm + MARK.beyondBleed;
  const length = Math.min(MARK.longest, roomMm - STRIP_MM - from);
  return length < MARK.shortest ? null : { from, length };
}

function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values.map((value) => Math.round(value * 1000) / 1000))];
}

/** Crop marks of every row and column, outside all pieces. */
function marksOf({ stock }: PrintSheet, pieces: readonly Box[], bleedMm: number): string {
  const xs = distinct(pieces.flatMap(({ x, width }) => [x, x + width]));
  const ys = distinct(pieces.flatMap(({ y, height }) => [y, y + height]));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const beside = markIn(Math.min(left, stock.widthMm - right), bleedMm);
  const above = markIn(Math.min(top, stock.heightMm - bottom), bleedMm);
  const rows = ys.map((y) =>
    beside === null
      ? ""
      : `M${left - beside.from} ${y}h${-beside.length}M${right + beside.from} ${y}h${beside.length}`,
  );
  const columns = xs.map((x) =>
    above === null
      ? ""
      : `M${x} ${top - above.from}v${-above.length}M${x} ${bottom + above.from}v${above.length}`,
  );
  return [...rows, ...columns].join("");
}

/** A ring with a cross, by which passes are laid over one another. */
function target(x: number, y: number): string {
  const arm = TARGET_MM * 1.25;
  const ring = { x: x - TARGET_MM / 2, y: y - TARGET_MM / 2, width: TARGET_MM, height: TARGET_MM };
  return `${ellipse(ring)}M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
}

/** Targets in the corners; what is written runs up the left edge. */
export function sheetMarks(
  sheet: PrintSheet,
  pieces: readonly Box[],
  { bleedMm, words }: { readonly bleedMm: number; readonly words: string },
): readonly PrintShape[] {
  const { widthMm, heightMm } = sheet.stock;
  const inset = STRIP_MM / 2 + 0.4;
  const corners = [inset, widthMm - inset].flatMap((x) => [inset, heightMm - inset].map((y) => target(x, y)));
  const place = [0, -1, 1, 0, WORDS.size + WORDS.baseline - 0.6, heightMm - WORDS.from] as const;
  return [
    hairline(allPlates, marksOf(sheet, pieces, bleedMm) + corners.join("")),
    ...outlinedWords(letters, words, { size: WORDS.size, ink: allPlates, place }),
  ];
}
