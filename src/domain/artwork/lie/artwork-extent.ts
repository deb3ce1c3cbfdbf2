import type { PageBoxes } from "./page-boxes.ts";

/** A file as far as it decides where it lies on a piece. */
export interface ArtworkExtent {
  /** Of all that is printed of it, upright: pixels, units of a drawing, or millimetres where it is a page. */
  readonly width: number;
  readonly height: number;
  /** A page has a size of its own; null for what has only proportions. */
  readonly page: PageBoxes | null;
  /** What is painted fills the ellipse in its box, and the corners are clear. */
  readonly isRound: boolean;
}
