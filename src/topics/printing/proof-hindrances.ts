import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { slotFindings } from "#topics/artwork/slot-findings.ts";
import { pieceOfSlot } from "./piece-of-slot.ts";
import type { PrintRequest, PrintSlot } from "./print-request.ts";

const UNDRAWN = "Its cut line is yet to be drawn round the picture.";
const GONE = "A file that was ordered is not here.";
const EMPTY = "There is no artwork yet.";
const UNPLACED = "The shop could not work out how this file is printed. Please look at it by hand.";

/** What a person must look at in a set and side before it is proofed, a sentence each. */
function looked(prints: PrintRequest, { slot, name, artwork }: PrintSlot): readonly string[] {
  if (artwork === null) return [GONE];
  const { piece } = pieceOfSlot(prints, { slot, name, artwork });
  const findings = slotFindings(prints.catalogue, prints.selection)(slot, artwork);
  const toMend = findings.filter(({ tone }) => tone === "mend");
  return [...toMend.map(({ words }) => words), ...(piece.isCutRound ? [UNDRAWN] : [])];
}

/** The same; a file that it stumbles over is a person's to look at, and keeps nobody from the other files. */
function hindrancesOfSlot(prints: PrintRequest, slot: PrintSlot): readonly string[] {
  try {
    return looked(prints, slot);
  } catch {
    return [UNPLACED];
  }
}

/**
 * Why the proof of a line is made by a person, a sentence each with its set and side: something in a file would be seen on paper, a
 * place has no file, or there is no artwork at all. Empty: nothing is to be mended, and it can be made at once.
 */
export function proofHindrances(prints: PrintRequest): readonly string[] {
  const { catalogue, selection, slots } = prints;
  if (slots.length === 0) return [EMPTY];
  const empty = artworkSlots(catalogue, selection).filter(({ file }) => file === null);
  const named = (label: string, words: string) => (label === "" ? words : `${label}: ${words}`);
  return [
    ...empty.map(({ label }) => named(label, EMPTY)),
    ...slots.flatMap((slot) => hindrancesOfSlot(prints, slot).map((words) => named(slot.slot.label, words))),
  ];
}
