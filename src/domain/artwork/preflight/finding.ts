import type { PiecePlate } from "#domain/artwork/special-plates.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { EdgeName } from "../lie/lie-of.ts";
import type { BoxMm } from "../lie/page-boxes.ts";

/** One press that mends a finding: another size is ordered, as a rectangle or square where it is straight, or the file lies on the piece in another way. */
export type ArtworkRemedy =
  | { readonly words: string; readonly size: SizeMm; readonly isStraight?: true }
  | { readonly words: string; readonly placing: Placing };

/** What the customer should know of a file before it is printed. It never keeps anybody from ordering. */
export interface ArtworkFinding {
  readonly code:
    | "resolution"
    | "cut-off"
    | "whole-sheet"
    | "turned"
    | "part-of-page"
    | "bleed"
    | "enlarged"
    | "blank"
    | "fonts"
    | "colours"
    | "links"
    | "hidden-layers"
    | "notes"
    | "printed-notes"
    | "pages"
    | "screen-colours"
    | "duller"
    | "ink"
    | "spot-inks"
    | "thin-lines"
    | "own-cut"
    | "white-overprint"
    | "overprint"
    | "plates"
    | "plate-size"
    | "plate-missing"
    | "plate-not-ordered"
    | "white-below";
  /** It will be seen on paper, or is good to know. */
  readonly tone: "mend" | "know";
  readonly words: string;
  readonly remedies: readonly ArtworkRemedy[];
  /** What of the file's picture is meant, from its upper left corner: parts of its width and height. It is marked there. */
  readonly part?: BoxMm;
  /** What the file does not say the place of: it can be added here. */
  readonly plate?: PiecePlate;
  /** A plate that is paid up to a size, and as large as the file has it, in millimetres. */
  readonly outgrown?: { readonly plate: PiecePlate; readonly neededMm: number };
}

/** What a file is printed on. */
export interface PrintedPiece {
  /** As it is cut. */
  readonly size: SizeMm;
  /** The size that is ordered, where the piece is one sticker of a sheet; null where it is the piece's own. */
  readonly sheet: SizeMm | null;
  /** A sheet of several like stickers which the file is all of, as one that is drawn on its template is. */
  readonly isWholeSheet: boolean;
  /** Background that goes past the cut, on each side. */
  readonly bleedMm: number;
  /** It is cut to an ellipse. */
  readonly isRound: boolean;
  /** The file stands on clear ground: its edges are empty. */
  readonly isClear: boolean;
  /** The room on the stock in which all of the file stands, as logos do; null where the table of `lieOf` lays it. */
  readonly standsIn: SizeMm | null;
  /** Edges at which what is painted of a page ends before the bleed does while the page goes on: it is mirrored there. */
  readonly endsAtCut?: readonly EdgeName[];
  /** Plates that it is ordered with besides its inks; absent where there are none. */
  readonly plates?: readonly PiecePlate[];
  /** Bare, it is white. */
  readonly hasWhiteStock?: boolean;
  /**
   * What becomes of a cut line in the file: it is cut along; it is left out; or it is cut along where a blade can follow it, since no line was
   * kept of a free shape. Absent where nothing is known of the piece's own line: it is left out.
   */
  readonly ownLine?: "used" | "left-out" | "tried";
  /** As large as a cut line in the file that it is cut along is there. */
  readonly ownSize?: SizeMm | null;
  /** Whether a file can be laid on it in another way. */
  readonly takesPlacing: boolean;
  /** Whether a size can be ordered: no other is proposed. */
  readonly isOffered: (size: SizeMm) => boolean;
  /** Whether a size can be ordered as a rectangle or square, whatever its shape is now; absent: it cannot. */
  readonly isOfferedStraight?: (size: SizeMm) => boolean;
}
