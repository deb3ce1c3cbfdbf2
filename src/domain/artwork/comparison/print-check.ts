import { counted } from "#domain/grouped.ts";
import type { DifferentPart } from "./picture-difference.ts";

/**
 * Why no print file can be made of what a customer has sent. "gone": it is not here any more; "unplaced": where it is printed could not be
 * worked out.
 */
export type PrintFault = "unreadable" | "encrypted" | "empty" | "too-heavy" | "gone" | "unplaced";

/**
 * Why the drawing of a print file may not be what comes off a press, or what its customer means. "undrawn": there is none; "words" and
 * "elsewhere": what is left out of picture and print file alike.
 */
export type PrintDoubt = "overprint" | "spot-ink" | "undrawn" | "words" | "elsewhere";

/** The lines of a piece that are drawn over its proof, as paths in millimetres from its upper left corner. */
export interface PieceLines {
  readonly widthMm: number;
  readonly heightMm: number;
  /** How far round that the picture goes. */
  readonly bleedMm: number;
  readonly cut: string;
  readonly bleed: string;
  readonly through: string | null;
  readonly holes: string | null;
}

/** What came of comparing a print file with what its customer has seen. */
export interface PrintFindings {
  /** Null where it can be made. */
  readonly fault: PrintFault | null;
  readonly parts: readonly DifferentPart[];
  readonly doubts: readonly PrintDoubt[];
}

const faultSentences: Readonly<Record<PrintFault, string>> = {
  unreadable: "The file cannot be read: it is damaged, or not what it says it is.",
  encrypted: "The file is locked with a password. Please ask the customer for one that opens without.",
  empty: "There is nothing on the first page of the file.",
  "too-heavy":
    "The file takes more time or memory than one may. Please open it in a drawing program and save it anew.",
  gone: "A file that was ordered is not here.",
  unplaced: "The shop could not work out how this file is printed. Please look at it by hand.",
};

const doubtSentences: Readonly<Record<PrintDoubt, string>> = {
  overprint:
    "Inks are laid over other inks in it, and the picture cannot show how they mix: look at its plates before you send a proof.",
  "spot-ink":
    "It has inks of its own, which are shown as a screen mixes them: look at its plates before you send a proof.",
  undrawn:
    "Its print file can be made, but not be drawn: compare it with what the customer sent before you send a proof.",
  words:
    "The drawing has words whose fonts are not in it: they are left out, on screen and in print. Ask for outlines, or send a proof without them.",
  elsewhere:
    "The drawing shows what lies in other files: it is left out, on screen and in print. Ask for one file, or send a proof without it.",
};

/** Why no print file can be made, for the staff. */
export function printFaultText(fault: PrintFault): string {
  return faultSentences[fault];
}

/** Whether a print file can be made, is what its customer has seen, and is what a press makes of it. */
export function looksAsApproved({ fault, parts, doubts }: PrintFindings): boolean {
  return fault === null && parts.length === 0 && doubts.length === 0;
}

function differenceText(parts: readonly DifferentPart[]): string {
  const mm2 = parts[0]?.mm2 ?? 0;
  const largest = mm2 < 10 ? mm2.toFixed(1) : String(Math.round(mm2));
  const where = `in ${counted(parts.length, "place")}, the largest ${largest} mm²`;
  return `What is printed is not what the customer has seen: it differs ${where}.`;
}

/** What the staff look at before they send a proof, a sentence each; none where the print file is what was shown. */
export function printFindingTexts({ fault, parts, doubts }: PrintFindings): readonly string[] {
  if (fault !== null) return [`No print file can be made. ${faultSentences[fault]}`];
  return [
    ...(parts.length === 0 ? [] : [differenceText(parts)]),
    ...doubts.map((doubt) => doubtSentences[doubt]),
  ];
}
