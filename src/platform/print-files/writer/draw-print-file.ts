import { identity } from "#domain/preview/geometry/matrix.ts";
import type { PrintPage } from "#platform/pdf/print-file/print-file.ts";
import { writePrintFile } from "#platform/pdf/print-file/write-print-file.ts";
import type { PrintJob, PrintPiece, PrintSide } from "../print-job.ts";
import { cutRound } from "./cut-round.ts";
import { type DrawnSide, placedOnPart } from "./draw-piece.ts";
import { piecePage } from "./piece-page.ts";
import { proofPage } from "./proof-page.ts";
import { sheetPage } from "./sheet-page.ts";
import { type PlatedArtwork, platedArtwork } from "./special-plates.ts";
import { spreadEdges } from "./spread-edges.ts";

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

function pageOf(job: PrintJob, side: DrawnSide, { sheet, isDrawn }: PrintSide): PrintPage {
  if (job.proof) return proofPage(side, job.proof, isDrawn === true);
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
