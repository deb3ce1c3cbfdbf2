import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { digest } from "#platform/auth/tokens.ts";
import { isPictureRead } from "#platform/print-files/print-piece.ts";
import { placedPiece } from "./piece-of-slot.ts";
import type { PrintRequest, PrintSlot } from "./print-request.ts";
import type { ProofedLine } from "./line-prints.ts";

/** What a set and side is printed and cut from. A line that is yet to be drawn follows the shop's picture of the file. */
function printedFrom(prints: PrintRequest, { slot, name, artwork }: PrintSlot): readonly unknown[] {
  if (artwork === null) return [name, null];
  const piece = placedPiece(prints, { slot, name, artwork });
  const isRead = piece === null || isPictureRead(piece);
  // Proofs of before there were others keep their hash: theirs is the first page.
  const content = artwork.page === 1 ? artwork.sha256 : [artwork.sha256, artwork.page];
  return [name, content, isRead ? artwork.pictureSha256 : null, piece];
}

/**
 * SHA-256 of everything that is printed and cut of a line: what was configured, by the catalogue of then, how many, and of each set and
 * side the bytes of its artwork and their page, where they lie and the lines round them. Equal lines have equal hashes; whatever would come off the
 * press otherwise changes it (decision 217).
 */
export function proofSha256(
  prints: PrintRequest,
  { quantity, sets }: Pick<ProofedLine, "quantity" | "sets">,
) {
  const { catalogue, selection, slots } = prints;
  const configured = Object.entries(selectionToWire(catalogue, selection)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const printed = slots.map((slot) => printedFrom(prints, slot));
  return digest(JSON.stringify(["proof", catalogue.version, configured, quantity, sets, printed]));
}
