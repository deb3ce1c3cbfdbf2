import { chain, identity, translation } from "#domain/preview/geometry/matrix.ts";
import type { PrintPage, PrintShape } from "#platform/pdf/print-file/print-file.ts";
import { writePrintFile } from "#platform/pdf/print-file/write-print-file.ts";
import type { PrintJob, PrintPiece, PrintSheet, PrintSide } from "../print-job.ts";
import { cutRound } from "./cut-round.ts";
import {
  type DrawnSide,
  pieceLayers,
  piecePage,
  placedOnPart,
  type PlacedPiece,
  plateLayers,
} from "./draw-piece.ts";
import { proofPage } from "./proof-page.ts";
import { type PlatedArtwork, platedArtwork } from "./special-plates.ts";
import { spreadEdges } from "./spread-edges.ts";
import type { Box } from "#domain/preview/scene.ts";
import { quarterTurned } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { ellipse } from "#domain/preview/geometry/outline.ts";
import { openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { allPlates, hairline } from "#platform/pdf/print-file/inks.ts";
import { outlinedText } from "#platform/pdf/print-file/path-operators.ts";
import { noteLetters } from "#platform/pdf/template/note-letters.ts";

/** The customer's file of a side, and the shop's picture of it where its edge is looked for. */
export interface SideFiles {
  readonly file: Buffer;
  readonly picture: Buffer;
}

/** A piece with the line that it is cut along, where that is yet to be drawn round the shop's picture. */
export async function pieceWithLines(piece: PrintPiece, picture: Buffer): Promise<PrintPiece> {
  if (!piece.isCutRound || picture.length === 0) return piece;
  return { ...piece, isCutRound: false, parts: await cutRound(piece, picture) };
}

/** How far something may be printed beyond a piece: a sheet has neighbours. */
function reachMmOf({ proof }: PrintJob, { piece, sheet }: PrintSide): number {
  return proof || sheet === null ? piece.bleedMm : Math.min(piece.bleedMm, sheet.gapMm / 2);
}

/**
 * Sides with all that is drawn of them. A file that lies on both comes once, with the first; it is in the print file once, too, but where
 * the sides have plates that differ.
 */
async function drawnSides(job: PrintJob, files: readonly SideFiles[]): Promise<readonly DrawnSide[]> {
  const known = new Map<string, Buffer>();
  const embedded = new Map<string, PlatedArtwork>();
  const drawn: DrawnSide[] = [];
  for (const [at, side] of job.sides.entries()) {
    const { file: own, picture } = files[at] ?? { file: Buffer.alloc(0), picture: Buffer.alloc(0) };
    const { sha256, kind, page, printed, isDrawn } = side;
    const file = known.get(sha256) ?? own;
    known.set(sha256, file);
    const whole = await pieceWithLines(side.piece, picture);
    // Of a drawing the plates are in it.
    const piece = isDrawn === true ? { ...whole, plates: [] } : whole;
    const edges = isDrawn === true ? null : await spreadEdges(piece, picture);
    const place = { matrix: identity, reachMm: reachMmOf(job, side) };
    // White follows where the artwork lies.
    const key = JSON.stringify([sha256, page, piece.plates, piece.plates && piece.parts]);
    const plated =
      embedded.get(key) ??
      (await platedArtwork(
        { kind, page, printed, piece },
        file,
        job.cutting.inks,
        (artwork) => (part) => placedOnPart(piece, part, { artwork, edges }, place),
      ));
    embedded.set(key, plated);
    drawn.push({ piece, edges, ...plated, cutting: at === 0 ? job.cutting : null });
  }
  return drawn;
}

/** Pieces as they lie on the side that is printed. */
function lyingOn(sheet: PrintSheet, { widthMm, heightMm }: PrintPiece): readonly Box[] {
  const [width, height] = sheet.isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return sheet.places.map(({ x, y }) => ({
    x: sheet.isBack ? sheet.stock.widthMm - x - width : x,
    y,
    width,
    height,
  }));
}

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
function sheetMarks(
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
    ...outlinedText(letters, words, { size: WORDS.size, ink: allPlates, place }),
  ];
}

/** A sheet, or a length of a web, full of pieces as the price is reckoned with; its trim box goes round all of them; `title` stands in its margin. */
function sheetPage(side: DrawnSide, sheet: PrintSheet, title: string): PrintPage {
  const { piece } = side;
  const pieces = lyingOn(sheet, piece);
  const { upright } = quarterTurned(sheet.quarters, piece.widthMm, piece.heightMm);
  const places = pieces.map(({ x, y }): PlacedPiece => ({
    matrix: chain(upright, translation(x, y)),
    reachMm: sheet.gapMm / 2,
  }));
  const page = { width: sheet.stock.widthMm, height: sheet.stock.heightMm };
  const [left, top] = [Math.min(...pieces.map(({ x }) => x)), Math.min(...pieces.map(({ y }) => y))];
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const bottom = Math.max(...pieces.map(({ y, height }) => y + height));
  const bleedMm = Math.min(piece.bleedMm, sheet.gapMm / 2);
  return {
    page,
    trim: { x: left, y: top, width: right - left, height: bottom - top },
    bleed: { x: 0, y: 0, ...page },
    layers: [
      ...pieceLayers(side, places),
      { name: "Marks", prints: true, shapes: sheetMarks(sheet, pieces, { bleedMm, words: title }) },
      ...plateLayers(side, places),
    ],
  };
}

function pageOf(job: PrintJob, side: DrawnSide, { sheet, isDrawn }: PrintSide): PrintPage {
  if (job.proof) return proofPage(side, job.proof, { isDrawn: isDrawn === true, shop: job.author });
  return sheet === null ? piecePage(side) : sheetPage(side, sheet, job.title);
}

/**
 * A print file of customers' artwork: a piece, or a sheet of them, with its back where that is printed, too; or a proof. What is cut,
 * creased and drilled stands on the first page alone: once.
 */
export async function drawPrintFile(job: PrintJob, files: readonly SideFiles[]): Promise<Buffer> {
  const { title, author, madeAt, sides } = job;
  const drawn = await drawnSides(job, files);
  const pages = sides.flatMap((side, at) => {
    const one = drawn[at];
    return one === undefined ? [] : [pageOf(job, one, side)];
  });
  return writePrintFile({
    title,
    author,
    pages,
    press: { madeAt: new Date(madeAt), key: JSON.stringify(job) },
  });
}
