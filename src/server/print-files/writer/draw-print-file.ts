import { type ArtworkKind, embedArtworkFile } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import type { EmbedArtwork } from "#server/pdf/print-file/artwork/placed-artwork.ts";
import { writePrintFile } from "#server/pdf/print-file/write-print-file.ts";
import type { PrintJob, PrintPiece } from "../print-job.ts";
import { cutRound } from "./cut-round.ts";
import { pieceFile } from "./piece-file.ts";
import { proofFile } from "./proof-file.ts";
import { sheetFile } from "./sheet-file.ts";
import { spreadEdges } from "./spread-edges.ts";

/** The customer's file, and the shop's picture of it where its edge is looked for. */
export interface PrintedFiles {
  readonly kind: ArtworkKind;
  readonly file: Buffer;
  readonly picture: Buffer;
}

async function withLines(piece: PrintPiece, picture: Buffer): Promise<PrintPiece> {
  const isCut = piece.isCutRound && picture.length > 0;
  return isCut ? { ...piece, parts: await cutRound(piece.parts, picture) } : piece;
}

/** A print file of a customer's artwork: one piece, or a sheet of them; or a proof of it. */
export async function drawPrintFile(job: PrintJob, { kind, file, picture }: PrintedFiles): Promise<Buffer> {
  const { widthMm, heightMm } = job.piece;
  const longerSideMm = Math.max(widthMm, heightMm);
  const artwork: EmbedArtwork = (doc) =>
    embedArtworkFile(doc, { kind, bytes: file, page: job.page }, longerSideMm);
  const drawn = { ...job, piece: await withLines(job.piece, picture) };
  const files = { artwork, edges: await spreadEdges(drawn.piece, picture) };
  if (job.proof) return writePrintFile(proofFile(drawn, job.proof, files));
  return writePrintFile(job.sheet === null ? pieceFile(drawn, files) : sheetFile(drawn, job.sheet, files));
}
