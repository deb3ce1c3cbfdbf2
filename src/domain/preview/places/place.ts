import type { Box, Point, SceneShape } from "../scene.ts";

/** How light what letters are stuck on is: dark letters are shown on something light, pale ones on something dark. */
export type Tone = "light" | "dark";

/** Which side of the glass the viewer stands on. */
export type SeenFrom = "outside" | "inside";

export interface PlaceLook {
  readonly tone: Tone;
  /** Of glass only; everything else is seen from outside. */
  readonly from: SeenFrom;
}

/** What is painted round the words, in millimetres from the upper left corner of the picture, back to front. */
export interface PlaceDrawing {
  readonly behind: readonly SceneShape[];
  /** What the glass mirrors: over words on its far side, under words on the viewer's. */
  readonly glass: readonly SceneShape[];
  readonly inFront: readonly SceneShape[];
}

/** Somewhere letters are stuck, at its real size. All lengths are millimetres. */
export interface LetteringPlace {
  readonly id: "wall" | "door" | "van" | "mailbox";
  readonly name: string;
  /** "on a wall" */
  readonly where: string;
  /** What the words are stuck on: "the wall". */
  readonly surfaceName: string;
  /** What says how large everything is. */
  readonly beside: string;
  /** What is seen from the left edge of the picture to the right one; the picture is as high as the stage. */
  readonly widthMm: number;
  /** Where words may be, as seen from outside. */
  readonly surface: Box;
  /** The middle of words that nobody has moved. */
  readonly rest: Point;
  readonly isGlass: boolean;
}

/** Paints the place round the words. */
export type DrawPlace = (look: PlaceLook) => PlaceDrawing;

export type PlaceId = LetteringPlace["id"];
