import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { ArtworkFinding, PrintedPiece } from "#domain/artwork/preflight/finding.ts";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { fillsSheet, type LaidPicture, printedOn } from "./forms/printed-on.ts";
import { placedBox } from "./material/face.ts";
import { takesPlacing } from "./subject/cut-round-picture.ts";
import { platesOf } from "./subject/plates-of.ts";
import type { Subject } from "./subject/subject.ts";

/** How a picture lies on what is ordered, in millimetres. */
export type LaidArtwork = Pick<
  PrintedPiece,
  "size" | "bleedMm" | "standsIn" | "sheet" | "isWholeSheet" | "plates" | "hasWhiteStock"
>;

/** It stands in a room of its own where it does not cover its piece: along its cut line, as it was placed, or as a logo stands. */
export function laidArtwork(subject: Subject, picture: LaidPicture): LaidArtwork {
  const { piece, sheet } = printedOn(subject, picture);
  const { widthMm, heightMm, bleedMm } = piece;
  const box = picture.cutLine?.picture ?? placedBox(piece, { ...picture, cutLine: null, href: "" });
  const standsIn = box && { widthMm: box.width, heightMm: box.height };
  // Different designs on a sheet come in one picture anyway.
  const isWholeSheet =
    picture.cutLine === null && subject.form !== "assorted" && fillsSheet(subject, picture);
  const size = { widthMm, heightMm };
  const { white: hasWhiteStock } = subject.stock;
  return { size, bleedMm, standsIn, sheet, isWholeSheet, plates: platesOf(subject), hasWhiteStock };
}

/** All that is said of a file on what is configured, with the sizes as remedies that are offered. */
export function artworkFindings(
  catalogue: Catalogue,
  selection: Selection,
  { facts, laid }: { readonly facts: ArtworkFacts; readonly laid: LaidArtwork },
  isOffered: (size: SizeMm) => boolean,
): readonly ArtworkFinding[] {
  return preflight(facts, { ...laid, takesPlacing: takesPlacing(catalogue, selection), isOffered });
}
