import type { SizeMm } from "#domain/size-mm.ts";

/** The cut lines that a customer has drawn in their file, in millimetres from the upper left corner of what is printed of a page. */
export interface OwnCut {
  /** Their inks, by name. */
  readonly inks: readonly string[];
  /** SVG paths of absolute M, L, C and Z; none where they are too long. */
  readonly paths: readonly string[];
  /** What is printed of the page. */
  readonly page: SizeMm;
}

/** The same where it is to be cut along. */
export interface WantedOwnCut extends OwnCut {
  /** A backing holds stickers that lie apart. */
  readonly onBacking: boolean;
}
