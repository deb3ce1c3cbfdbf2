import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { EdgeName } from "#domain/artwork/lie/lie-of.ts";
import { ownCutIn } from "#domain/artwork/preflight/own-cut-in.ts";
import type { ArtworkFinding, PrintedPiece } from "#domain/artwork/preflight/finding.ts";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { ownSize } from "#domain/cut-line/own/own-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { fillsSheet, type LaidPicture, printedOn } from "./forms/printed-on.ts";
import { lieAtFirst, paintedEndsOn, placedPicture } from "./artwork/placed-picture.ts";
import { pieceOf } from "./material/face.ts";
import { isCutFilm, isCutRound, takesPlacing } from "./subject/cut-round-picture.ts";
import { platesOf } from "./subject/plates-of.ts";
import type { Subject } from "./subject/subject.ts";

/** How a picture lies on what is ordered, in millimetres. */
export type LaidArtwork = Omit<PrintedPiece, "takesPlacing" | keyof OfferedSizes | "ownSize">;

/** Which sizes can be ordered. */
export type OfferedSizes = Pick<PrintedPiece, "isOffered" | "isOfferedStraight">;

/** The room in which a picture stands: along its cut line, as it was placed, or as a logo stands; null where the table lays it. */
function roomOf(piece: Subject, { cutLine, placing = null, ...picture }: LaidPicture): SizeMm | null {
  const on = pieceOf(piece);
  if (cutLine === null && placing === null && lieAtFirst(on, picture) !== null) return null;
  const { width, height } = cutLine?.picture ?? placedPicture(on, picture, placing).box;
  return { widthMm: width, heightMm: height };
}

/** Edges at which what is painted of a page is mirrored itself; cut along a line of its own, or as letters are, none are. */
function endsAtCut(
  piece: Subject,
  { cutLine, placing = null, ...picture }: LaidPicture,
): readonly EdgeName[] {
  if (cutLine !== null || (placing === null && isCutFilm(piece))) return [];
  return paintedEndsOn(pieceOf(piece), picture, placing)?.edges ?? [];
}

/** What becomes of a cut line in the file. */
function ownLineOn(
  subject: Subject,
  { cutLine }: LaidPicture,
  isWholeSheet: boolean,
): PrintedPiece["ownLine"] {
  if (cutLine !== null) return cutLine.isOwn === true ? "used" : "left-out";
  return isCutRound(subject, isWholeSheet) ? "tried" : "left-out";
}

/** It stands in a room of its own where it does not cover its piece. */
export function laidArtwork(subject: Subject, picture: LaidPicture): LaidArtwork {
  const { piece, sheet } = printedOn(subject, picture);
  const { widthMm, heightMm, bleedMm, outline } = piece;
  // Different designs on a sheet come in one picture anyway.
  const isWholeSheet =
    picture.cutLine === null && subject.form !== "assorted" && fillsSheet(subject, picture);
  return {
    size: { widthMm, heightMm },
    bleedMm,
    isRound: outline === "ellipse",
    isClear: picture.isClear === true,
    standsIn: roomOf(piece, picture),
    sheet,
    isWholeSheet,
    ownLine: ownLineOn(subject, picture, isWholeSheet),
    endsAtCut: endsAtCut(piece, picture),
    plates: platesOf(subject),
    hasWhiteStock: subject.stock.white,
  };
}

/** All that is said of a file on what is configured, with the sizes as remedies that are offered. */
export function artworkFindings(
  catalogue: Catalogue,
  selection: Selection,
  { facts, laid }: { readonly facts: ArtworkFacts; readonly laid: LaidArtwork },
  sizes: OfferedSizes,
): readonly ArtworkFinding[] {
  const own = laid.ownLine === "used" ? ownCutIn(facts) : null;
  return preflight(facts, {
    ...laid,
    ownSize: own && ownSize(own),
    takesPlacing: takesPlacing(catalogue, selection),
    ...sizes,
  });
}
