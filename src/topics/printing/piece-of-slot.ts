import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { ownCutIn } from "#domain/artwork/preflight/own-cut-in.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import type { PrintPiece } from "#platform/print-files/print-job.ts";
import { printPiece } from "#platform/print-files/print-piece.ts";
import { savedLineOf, type NamedArtwork } from "#topics/artwork/visible-artwork.ts";
import type { PrintSource, PrintSlot } from "./print-request.ts";

/** A set and side whose artwork is there. */
export type PrintedSlot = PrintSlot & { readonly artwork: NamedArtwork };

/** What is printed and cut of one piece of a set and side: where the artwork lies on it, and along which lines. */
export function pieceOfSlot(
  { catalogue, selection }: PrintSource,
  { slot, artwork }: PrintedSlot,
): { readonly subject: Subject; readonly piece: PrintPiece } {
  const { side, placing } = slot;
  const cutLine = savedLineOf(artwork, slot.cutLine);
  const subject = subjectOf(designs, catalogue, selection, { side });
  const extent = extentOf(artwork.facts);
  const ownCut = ownCutIn(artwork.facts);
  return { subject, piece: printPiece(subject, { ...artwork, extent, placing, cutLine, ownCut }) };
}

/** The same; null where it cannot be worked out: then a person places it. */
export function placedPiece(asked: PrintSource, slot: PrintedSlot): PrintPiece | null {
  try {
    return pieceOfSlot(asked, slot).piece;
  } catch {
    return null;
  }
}
