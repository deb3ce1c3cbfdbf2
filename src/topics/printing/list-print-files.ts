import { counted } from "#domain/grouped.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { artworkName, pagesOf } from "#domain/artwork/pages.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { Imposition } from "#domain/price/impose.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import { savedLineOf, type NamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { placedPiece, type PrintedSlot } from "./piece-of-slot.ts";
import { plateLabels } from "./plate-labels.ts";
import { type PrintOutput, printOutputs } from "./print-outputs.ts";
import type { PrintRequest, PrintSlot } from "./print-request.ts";

/** A file to be printed, by its name in the address, and as it is called where it is saved. */
interface ListedFile {
  readonly file: string;
  readonly name: string;
  readonly isSheet: boolean;
  readonly words: string;
}

/** A set and side with its files. */
export interface ListedSlot {
  /** What its files are called before their ending. */
  readonly name: string;
  /** Its place among the places of what was ordered, from 0. */
  readonly at: number;
  /** "Set 2 (Plum), back". */
  readonly place: string;
  readonly artworkName: string;
  /** What to mind, a sentence each. */
  readonly notes: readonly string[];
  readonly files: readonly ListedFile[];
}

/** How a set lies on the press, in words. */
function stockWords({ stock, places, count }: Imposition, isOnWeb: boolean): string {
  const pieces = `${counted(places.length, "piece")} on`;
  const size = `${stock.widthMm} x ${stock.heightMm} mm`;
  return isOnWeb
    ? `${pieces} a length of the web, ${size}, printed ${counted(count, "time")} a set`
    : `${pieces} a sheet of ${size}, ${counted(count, "sheet")} a set`;
}

function notesOfPage({ hasNotes, printsNotes, missingFonts }: DocumentFacts): readonly string[] {
  return [
    ...(printsNotes ? ["Notes, stamps or form fields over it are printed."] : []),
    ...(hasNotes ? ["Notes or form fields over it are not printed."] : []),
    ...(missingFonts.length > 0 ? [`Fonts are missing in it: ${missingFonts.join(", ")}.`] : []),
  ];
}

function notesOf({ facts, page }: Pick<NamedArtwork, "facts" | "page">): readonly string[] {
  const pages = pagesOf(facts);
  return [
    ...(pages === 1 ? [] : [`Page ${page} of ${pages} of the file.`]),
    ...(facts.kind === "document" ? notesOfPage(facts) : []),
  ];
}

const DRAWN_LINE = "Free shape: the cut line is drawn round the picture. Look at it before you cut.";

function triedLineWords(inks: string): string {
  return `Free shape: the customer has kept no line. It is cut along the cut line in their file (${inks}) where a blade can follow it, else round the picture. Look at it before you cut.`;
}

function keptLineWords({ widthMm, heightMm, borderMm, isOwn }: CutLine): string {
  const size = [widthMm, heightMm].map((side) => side.toFixed(1)).join(" x ");
  if (isOwn === true) return `Free shape: cut along the cut line in the customer's file, ${size} mm.`;
  return `Free shape: cut along the line the customer has kept, ${size} mm with a border of ${borderMm} mm.`;
}

/** Along what it is cut, where that follows the artwork, and what becomes of a cut line in the file. */
function cutWords(request: PrintRequest, printed: PrintedSlot): readonly string[] {
  const { slot, artwork } = printed;
  const { facts } = artwork;
  const { catalogue, selection } = request;
  const inks = facts.kind === "document" ? (facts.ownCut?.inks.join(", ") ?? null) : null;
  const leftOut = inks === null ? [] : [`The customer's own cut line (${inks}) is left out.`];
  if (catalogue.shapes.get(selection.shapeId ?? 0)?.outline !== "custom") return leftOut;
  const line = savedLineOf(artwork, slot.cutLine);
  if (line !== null) return [keptLineWords(line), ...(line.isOwn === true ? [] : leftOut)];
  const isTried = placedPiece(request, printed)?.ownCut !== undefined;
  return isTried ? [triedLineWords(inks ?? "")] : [DRAWN_LINE, ...leftOut];
}

/** What one of the files is, in words. */
function fileWords({ catalogue, selection, imposition }: PrintRequest, { slots, isSheet }: PrintOutput) {
  const both = slots.length > 1 ? "Front and back, two pages: " : "";
  const isOnWeb = pressOf(catalogue, selection).kind === "web";
  const words =
    isSheet && imposition ? stockWords(imposition, isOnWeb) : "One piece with its bleed and its lines";
  return `${both}${both === "" ? words : words.charAt(0).toLowerCase() + words.slice(1)} (PDF)`;
}

function listed(
  request: PrintRequest,
  { slot, name, artwork }: PrintSlot,
  outputs: readonly PrintOutput[],
): ListedSlot {
  const { imposition } = request;
  const place = slot.label || "Artwork";
  if (artwork === null) {
    const notes = ["The customer has deleted this file from their artwork: what they sent is under Files."];
    return { name, at: slot.place, place, artworkName: "", notes, files: [] };
  }
  const plates = plateLabels(request, slot.side, artwork.facts);
  const pages = outputs.filter(({ slots }) => slots.some((page) => page.slot.place === slot.place));
  const own = pages.filter(({ slots }) => slots[0]?.slot.place === slot.place);
  return {
    name,
    at: slot.place,
    place,
    artworkName: artworkName(artwork),
    notes: [
      ...notesOf(artwork),
      ...(plates === null ? [] : [plates]),
      ...(imposition === null ? ["It fits no sheet of its press."] : []),
      ...cutWords(request, { slot, name, artwork }),
      ...(own.length === 0 ? ["It is the second page of the files of its front."] : []),
    ],
    files: own.map((output) => ({
      file: output.file,
      name: output.name,
      isSheet: output.isSheet,
      words: fileWords(request, output),
    })),
  };
}

/** The files of each set and side, with what to mind. */
export function listedSlots(request: PrintRequest): readonly ListedSlot[] {
  const outputs = printOutputs(request).listed;
  return request.slots.map((slot) => listed(request, slot, outputs));
}
