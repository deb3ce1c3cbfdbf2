import type { OwnArtwork } from "../artwork/frame.ts";
import type { Box, Matrix, SceneShape } from "../scene.ts";
import type { ProductForm, Subject } from "../subject/subject.ts";

/** What a form draws, in millimetres with the measured piece's upper left corner at 0, 0. */
export interface Drawing {
  readonly definitions: Readonly<Record<string, SceneShape>>;
  readonly shapes: readonly SceneShape[];
  /** Everything that must be seen. */
  readonly content: Box;
  /** What the measure lines measure. */
  readonly subject: Box;
  /** Where the measured piece lies, when it is not drawn straight on. */
  readonly lie?: Matrix;
  readonly pieces: number;
  readonly holes: number;
}

export interface DrawingOptions {
  readonly artwork: OwnArtwork | null;
  /** Bleed and safety lines. */
  readonly guides: boolean;
  /** `angle` lies on a table and is seen from the side; for the gallery. */
  readonly view: "front" | "angle";
  /** How far a roll has been drawn off, in labels (0 to 1); for looping pictures. */
  readonly advance: number;
}

export type DrawForm = (subject: Subject, options: DrawingOptions) => Drawing;

/** How forms are drawn: all of them, or those that a page has loaded. */
export type Forms = Readonly<Partial<Record<ProductForm, DrawForm>>>;
