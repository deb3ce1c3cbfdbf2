import type { Detail } from "#domain/detail.ts";
import type { DifferentPart } from "#domain/artwork/comparison/picture-difference.ts";
import type { PieceLines, PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import type { EdgeName } from "#domain/artwork/lie/lie-of.ts";
import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import type { PiecePlate } from "#domain/artwork/special-plates.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { WantedOwnCut } from "#domain/cut-line/own/own-cut.ts";
import type { Imposition } from "#domain/price/impose.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { ArtworkKind } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import type { PressInks } from "#platform/pdf/print-file/inks.ts";
import type { ArtworkFault } from "#platform/pdf/print-file/artwork/placed-artwork.ts";

/** Something that is cut out, in millimetres from the upper left corner of what is ordered. */
export interface PrintPart {
  readonly trim: Box;
  /** The line it is cut along; null where that follows artwork that no line can be drawn round. */
  readonly cut: string | null;
  /** How far its artwork goes, and the box of that. */
  readonly bled: string;
  readonly bleed: Box;
  /** Where the artwork lies: over all of it, or whole in a room. */
  readonly box: Box;
  readonly fit: "cover" | "whole";
  /** Degrees clockwise about the middle of that box. */
  readonly turn: number;
  /** Its edges, before it is turned, that are mirrored outwards. */
  readonly mirrored: readonly EdgeName[];
  /** Where they are mirrored, where its own box is not: the box before it is turned. */
  readonly mirrorBox?: Box;
  /** It goes on below itself, by so many millimetres on each side. */
  readonly spreadMm: number;
  /** Its line, where that has no border: the colours of the artwork's edge go on over the bleed; else null. */
  readonly edges: CutLine | null;
}

/** One piece as it is ordered: a sticker, a card, or a sheet of several. */
export interface PrintPiece {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  readonly parts: readonly PrintPart[];
  /** Cut through all layers round the whole, where the parts are cut inside it; else null. */
  readonly through: string | null;
  readonly holes: string | null;
  /** Its parts, of one size, are cut along a line that is yet to be drawn round their artwork. */
  readonly isCutRound: boolean;
  /** The cut line of its file, which then is that line where a blade can follow it; absent where there is none. */
  readonly ownCut?: WantedOwnCut;
  /** Plates that it is ordered with besides its inks; absent where there are none. */
  readonly plates?: readonly PiecePlate[];
}

/** How pieces lie on what they are printed on. */
export interface PrintSheet extends Imposition {
  /** By how many quarters each piece is turned clockwise; on the back as it lies there. */
  readonly quarters: number;
  /** The back is laid out as it is seen when the sheet is turned over like a page. */
  readonly isBack: boolean;
}

/** How a piece comes out of what it is printed on. */
export interface Cutting {
  /** By the names that the press's programs know. */
  readonly inks: PressInks;
  /** How its outline is cut; null where its straight edges are cut by a guillotine, along the crop marks. */
  readonly outline: "kissCut" | "throughCut" | null;
  /** It comes on a backing of its own, which is cut right through around it. */
  readonly hasBacking: boolean;
  /** Where it is creased, a path in the piece's millimetres; null where it is not folded. */
  readonly crease: string | null;
}

/** What a proof says below its piece, and how far words may go on it. */
export interface ProofNotes {
  /** A path in the piece's millimetres; null where its line is the artwork's own. */
  readonly safe: string | null;
  readonly heading: string;
  /** "30 November 2026". */
  readonly madeOn: string;
  readonly rows: readonly Detail[];
  readonly lines: readonly string[];
}

/** What a customer has seen of a piece: the content of an SVG in millimetres, whose pictures are at `SHOWN_PICTURE`. */
export interface ApprovedPiece {
  readonly content: string;
  /** Millimetres of the longest side that the picture takes anywhere, and of one of its pixels. */
  readonly longestMm: number;
  readonly mmPerPx: number;
}

/** Where the shop's picture of a file belongs in what was shown. */
export const SHOWN_PICTURE = "shown-picture";

/** A print file that was drawn, and compared with what was shown. */
export interface CheckedPiece {
  readonly lines: PieceLines;
  /** Bytes of the pictures that come, one after the other: as it is printed, and as it was shown, 0 where that is the same. */
  readonly printed: number;
  readonly shown: number;
  /** Where they differ, the largest part first. */
  readonly parts: readonly DifferentPart[];
  readonly doubts: readonly PrintDoubt[];
}

/** A page: a side of what is ordered, with one of the customer's files on it. */
export interface PrintSide {
  readonly piece: PrintPiece;
  /** null: one piece on a page of its own. */
  readonly sheet: PrintSheet | null;
  /** The file is no customer's, but the drawing of the print file, over all of its bleed. */
  readonly isDrawn?: boolean;
  readonly kind: ArtworkKind;
  /** SHA-256 of the customer's file. */
  readonly sha256: string;
  /** What of a page is artwork, as it was read: millimetres from its upper left corner; null where that was not saved, or it is no page. */
  readonly printed: BoxMm | null;
  /** Which page of the customer's file is printed, from 1. */
  readonly page: number;
  /** Of the customer's file, and of the shop's picture of it, which follows where its edge is looked for. */
  readonly bytes: number;
  readonly pictureBytes: number;
}

/** A print file to be written: a side, or the front and the back. */
export interface PrintJob {
  readonly title: string;
  readonly author: string;
  /** When it was ordered, as an ISO 8601 time. */
  readonly madeAt: string;
  readonly cutting: Cutting;
  readonly sides: readonly PrintSide[];
  /** It is a proof: guides and notes come with it, which no press prints. */
  readonly proof?: ProofNotes;
  /** The print file of one piece is not given, but drawn and compared; null: what was shown has another outline than is cut. */
  readonly check?: { readonly shown: ApprovedPiece | null };
}

/** What the writer says when it has written, or why it has not. */
export type PrintAnswer =
  | { readonly ok: true; readonly checked?: CheckedPiece }
  | { readonly ok: false; readonly code: ArtworkFault };
