import { withoutCounts, withoutNothing } from "#domain/detail.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { trimPath } from "#domain/preview/material/face.ts";
import type { ProofNotes } from "#platform/print-files/print-job.ts";
import { pieceOfSlot, type PrintedSlot } from "#topics/printing/piece-of-slot.ts";
import { plateWords } from "#topics/printing/plate-words.ts";
import type { PrintRequest } from "#topics/printing/print-request.ts";
import type { OrderLine } from "./known-order.ts";

/** Which proof of an order: its line and version, from 1, and what its print files are made from. */
interface NamedProof {
  readonly orderNo: string;
  readonly line: number;
  readonly version: number;
  readonly sha256: string;
}

/** "Set 2, back": by numbers, for a proof has no letters for what customers call their sets. */
function placeText({ slot: { set, side } }: PrintedSlot, { slots }: PrintRequest, sets: number): string {
  const hasBacks = slots.some(({ slot }) => slot.side === "back");
  return [...(sets > 1 ? [`set ${set}`] : []), ...(hasBacks ? [side] : [])].join(", ");
}

/** How far words may go; null where the piece is cut along its artwork, or is a sheet of several. */
function safeLine(prints: PrintRequest, printed: PrintedSlot): string | null {
  const { subject, piece } = pieceOfSlot(prints, printed);
  const isCutRound = subject.outline === "custom" || piece.parts.length !== 1 || piece.through !== null;
  return isCutRound ? null : trimPath(subject, -subject.safetyMm);
}

/** What stands below a proof of a place: order, version, what it is made of, how many, and the hash that an approval names. */
export function proofNotes(
  prints: PrintRequest,
  printed: PrintedSlot,
  ordered: OrderLine,
  { orderNo, line, version, sha256 }: NamedProof,
): ProofNotes {
  const place = placeText(printed, prints, ordered.sets);
  const plates = plateWords(prints, printed.slot.side, printed.artwork.facts);
  const details = withoutNothing(withoutCounts(ordered.details));
  return {
    safe: safeLine(prints, printed),
    heading: `Order ${orderNo}, item ${line}, proof ${version}${place === "" ? "" : `, ${place}`}`,
    lines: [
      ordered.title,
      `Quantity: ${quantityText(ordered)}`,
      ...details.map(({ label, value }) => `${label}: ${value}`),
      ...(plates === null ? [] : [plates]),
      "Shown at its size. Colours on a screen differ from those on paper.",
      `Fingerprint: ${sha256}`,
    ],
  };
}
