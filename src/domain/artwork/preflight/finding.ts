import type { SizeMm } from "#domain/size-mm.ts";

/** One press that mends a finding: another size is ordered. */
export interface SizeRemedy {
  readonly words: string;
  readonly size: SizeMm;
}

/** What the customer should know of a file before it is printed. It never keeps anybody from ordering. */
export interface ArtworkFinding {
  readonly code:
    | "resolution"
    | "cut-off"
    | "turned"
    | "bleed"
    | "enlarged"
    | "fonts"
    | "links"
    | "hidden-layers"
    | "notes"
    | "pages"
    | "screen-colours"
    | "spot-inks"
    | "thin-lines";
  /** It will be seen on paper, or is good to know. */
  readonly tone: "mend" | "know";
  readonly words: string;
  readonly remedies: readonly SizeRemedy[];
}

/** What a file is printed on. */
export interface PrintedPiece {
  /** As it is cut. */
  readonly size: SizeMm;
  /** Background that goes past the cut, on each side. */
  readonly bleedMm: number;
  /** The room on the stock in which all of the file stands, as logos do; null when it fills the piece to its bleed. */
  readonly standsIn: SizeMm | null;
  /** Whether a size can be ordered: no other is proposed. */
  readonly isOffered: (size: SizeMm) => boolean;
}
