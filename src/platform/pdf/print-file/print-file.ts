import type { Box, Matrix } from "#domain/preview/scene.ts";
import type { PlacedArtwork } from "./artwork/placed-artwork.ts";

/** An ink with a plate of its own. Where a press has none, and on a screen, it is mixed of cyan, magenta, yellow, black (0 to 1). */
export interface SpotInk {
  readonly name: string;
  readonly cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** How much of an ink: 1 is all of it. */
export interface Colour {
  readonly ink: SpotInk;
  readonly tint: number;
}

/** A path in millimetres from the page's upper left corner; a matrix takes it there. */
export interface PrintShape {
  readonly d: string;
  readonly matrix?: Matrix;
  readonly fill?: Colour;
  readonly evenOdd?: boolean;
  readonly stroke?: Colour & { readonly widthMm: number; readonly dashMm?: readonly number[] };
}

/** A layer that can be switched off in a drawing program (an optional content group). */
export interface PrintLayer {
  readonly name: string;
  /** Whether it is there on paper, too. */
  readonly prints: boolean;
  /** Customers' files, below the shapes. */
  readonly artwork?: readonly PlacedArtwork[];
  readonly shapes: readonly PrintShape[];
}

/** A page to be printed and cut, in millimetres from its upper left corner. */
export interface PrintPage {
  readonly page: { readonly width: number; readonly height: number };
  /** The finished piece, and how far its background goes. */
  readonly trim: Box;
  readonly bleed: Box;
  /** The lowest first. */
  readonly layers: readonly PrintLayer[];
}

/** What a file for a press says of itself besides. */
export interface PressFacts {
  /** When what it shows was ordered. */
  readonly madeAt: Date;
  /** All that it is made from, in a text: files that differ in it have names of their own. */
  readonly key: string;
}

/** A file to be printed and cut: a page, or the front of something and its back. */
export interface PrintFile {
  readonly title: string;
  readonly author: string;
  readonly pages: readonly PrintPage[];
  /** null: no press prints it. */
  readonly press: PressFacts | null;
}
