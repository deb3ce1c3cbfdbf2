import type { Metal } from "#domain/artwork/special-plates.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { Design } from "../artwork/design.ts";
import type { Outline } from "../geometry/outline.ts";
import type { DrawnLettering } from "#domain/lettering/designs/lettering-designs.ts";
import type { Palette } from "../palette.ts";
import type { StockLook } from "../stock.ts";
import type { Paint } from "../scene.ts";

/** How the goods arrive, as far as a picture can tell. */
export type ProductForm =
  | "die-cut"
  | "kiss-cut"
  | "thomson"
  | "sheet"
  | "multi-cut"
  | "counted"
  | "assorted"
  | "roll"
  | "transfer"
  | "lettering"
  | "card"
  | "tag";

/** Which edge of a label leaves the roll first. */
export type Leading = "top" | "bottom" | "left" | "right";

/** Metal that is pressed on; `upToMm` is how wide and high it may be, where that is said. */
export interface Foil {
  readonly paint: Paint;
  readonly large: boolean;
  readonly metal: Metal;
  readonly upToMm: number | null;
}

export interface Features {
  readonly foil: readonly Foil[];
  readonly relief: "emboss" | "deboss" | null;
  /** Diameter in millimetres; null is no hole. */
  readonly holeMm: number | null;
  readonly string: "white" | "black" | "jute" | null;
  readonly fold: "half" | "scored" | null;
  readonly spotGloss: boolean;
}

/** Everything a picture needs to know about a selection, without ids. */
export interface Subject {
  readonly form: ProductForm;
  readonly outline: Outline;
  /** The customer's own line in place of the outline; width and height are its true box. */
  readonly cutLine: CutLine | null;
  readonly cornerMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** False while a side is still to be typed: something is drawn, but nothing measured. */
  readonly sizeGiven: boolean;
  readonly bleedMm: number;
  readonly safetyMm: number;
  readonly stock: StockLook;
  readonly design: Design;
  /** Other designs on the same sheet; none where each piece is the same. */
  readonly companions: readonly Design[];
  /** The palette of each colourway, in the colours that will be printed. */
  readonly palettes: readonly [Palette, Palette, Palette];
  readonly side: "front" | "back";
  readonly bothSides: boolean;
  /** Stickers on one sheet; 1 where sheets are not sold. */
  readonly pieces: number;
  readonly sets: number;
  readonly leading: Leading;
  /** The customer's words to be cut; "sample" where none are asked for, null while none can be drawn. */
  readonly words: DrawnLettering | "sample" | null;
  /** The film that shows round the words, and how far. */
  readonly wordsOutline: { readonly paint: Paint; readonly mm: number } | null;
  /** Supplied under transfer tape. */
  readonly film: boolean;
  readonly installReady: "yes" | "no" | null;
  readonly features: Features;
  /** Card thickness in millimetres, for the edges of a stack. */
  readonly thicknessMm: number;
}
