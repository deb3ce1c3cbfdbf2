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

/** A piece with the line that it is cut along, where that is yet to be drawn round the shop's picture. */
export async function pieceWithLines(piece: PrintPiece, picture: Buffer): Promise<PrintPiece> {
  if (!piece.isCutRound || picture.length === 0) return piece;
  return { ...piece, isCutRound: false, parts: await cutRound(piece.parts, picture) };
}

/** A print file of a customer's artwork: one piece, or a sheet of them; or a proof of it. */
export async function drawPrintFile(job: PrintJob, { kind, file, picture }: PrintedFiles): Promise<Buffer> {
  const { widthMm, heightMm } = job.piece;
  const artwork: EmbedArtwork = (doc) => embedArtworkFile(doc, kind, file, Math.max(widthMm, heightMm));
  const drawn = { ...job, piece: await pieceWithLines(job.piece, picture) };
  const edges = job.isDrawn === true ? null : await spreadEdges(drawn.piece, picture);
  const files = { artwork, edges };
  if (job.proof) return writePrintFile(proofFile(drawn, job.proof, files));
  return writePrintFile(job.sheet === null ? pieceFile(drawn, files) : sheetFile(drawn, job.sheet, files));
}
