import { embedArtworkFile } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import type { EmbedArtwork } from "#server/pdf/print-file/artwork/placed-artwork.ts";
import type { PrintPage } from "#server/pdf/print-file/print-file.ts";
import { writePrintFile } from "#server/pdf/print-file/write-print-file.ts";
import type { PrintJob, PrintPiece, PrintSide } from "../print-job.ts";
import { cutRound } from "./cut-round.ts";
import type { DrawnSide } from "./draw-piece.ts";
import { piecePage } from "./piece-page.ts";
import { proofPage } from "./proof-page.ts";
import { sheetPage } from "./sheet-page.ts";
import { spreadEdges } from "./spread-edges.ts";

/** The customer's file of a side, and the shop's picture of it where its edge is looked for. */
export interface SideFiles {
  readonly file: Buffer;
  readonly picture: Buffer;
}

/** A piece with the line that it is cut along, where that is yet to be drawn round the shop's picture. */
export async function pieceWithLines(piece: PrintPiece, picture: Buffer): Promise<PrintPiece> {
  if (!piece.isCutRound || picture.length === 0) return piece;
  return { ...piece, isCutRound: false, parts: await cutRound(piece.parts, picture) };
}

/** Sides with what embeds their files; one that lies on both sides comes once, with the first. */
function withEmbedders(sides: readonly PrintSide[], files: readonly SideFiles[]) {
  const known = new Map<string, EmbedArtwork>();
  // A file is sent with the first side that it lies on.
  const contents = new Map<string, Buffer>();
  return sides.map((side, at) => {
    const { kind, page, piece, printed, sha256 } = side;
    const { file: sent, picture } = files[at] ?? { file: Buffer.alloc(0), picture: Buffer.alloc(0) };
    const file = contents.get(sha256) ?? sent;
    contents.set(sha256, file);
    const size = { longerSideMm: Math.max(piece.widthMm, piece.heightMm), printed };
    const key = `${sha256} ${page}`;
    const artwork: EmbedArtwork =
      known.get(key) ?? ((doc) => embedArtworkFile(doc, { kind, bytes: file, page }, size));
    known.set(key, artwork);
    return { ...side, artwork, picture };
  });
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
  const { title, author, madeAt, cutting, sides } = job;
  const pages: PrintPage[] = [];
  for (const [at, side] of withEmbedders(sides, files).entries()) {
    const { artwork, picture } = side;
    const piece = await pieceWithLines(side.piece, picture);
    const edges = side.isDrawn === true ? null : await spreadEdges(piece, picture);
    const drawn = { piece, artwork, edges, cutting: at === 0 ? cutting : null };
    pages.push(pageOf(job, drawn, side));
  }
  return writePrintFile({
    title,
    author,
    pages,
    press: { madeAt: new Date(madeAt), key: JSON.stringify(job) },
  });
}
