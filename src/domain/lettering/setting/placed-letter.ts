import type { FaceId } from "../design.ts";
import type { GlyphMeasures } from "../face-measures.ts";

/** A letter where it is drawn, on the canvas in pixels. */
export interface PlacedLetter {
  /** Counts the lines of the text as typed, empty ones too. */
  readonly line: number;
  /** Counts the characters of the line. */
  readonly index: number;
  readonly letter: string;
  readonly face: FaceId;
  readonly glyph: GlyphMeasures;
  /** The origin of the letter. */
  readonly x: number;
  readonly y: number;
  /** Pixels to a font unit. */
  readonly scale: number;
  /** About the origin, in radians clockwise. */
  readonly turn: number;
}
