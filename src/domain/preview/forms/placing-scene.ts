import type { OwnArtwork } from "../artwork/frame.ts";
import { holePath, holeRim } from "../features/holes.ts";
import { chain, scaling, translation } from "../geometry/matrix.ts";
import { grown } from "../geometry/outline.ts";
import { faceShapes, ownPicture, trimBox, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type Painting, type SceneShape, group } from "../scene.ts";
import { isSheet } from "../subject/form-of.ts";
import type { Subject } from "../subject/subject.ts";
import { guideShapes } from "./parts/guides.ts";
import { placedOn } from "./sheet.ts";

/** Where a picture is placed: higher than the shop's other pictures, for room round the piece. */
export const PLACING_STAGE: Box = { x: 0, y: 0, width: 720, height: 640 };
/** The piece with its bleed takes so much of it. */
const PIECE_PART = 0.66;

/** How a piece lies on the stage for placing. */
export interface PlacingView {
  /** The piece itself: one sticker of a sheet, or all of it where the picture is. */
  readonly piece: Subject;
  /** Stage units for a millimetre. */
  readonly scale: number;
  /** Where the trimmed piece's upper left corner is. */
  readonly x: number;
  readonly y: number;
}

export function placingView(subject: Subject, artwork: OwnArtwork): PlacingView {
  const piece = isSheet(subject.form) ? placedOn(subject, artwork) : subject;
  const { width, height } = grown(trimBox(piece), piece.bleedMm);
  const scale = PIECE_PART * Math.min(PLACING_STAGE.width / width, PLACING_STAGE.height / height);
  return {
    piece,
    scale,
    x: (PLACING_STAGE.width - piece.widthMm * scale) / 2,
    y: (PLACING_STAGE.height - piece.heightMm * scale) / 2,
  };
}

/** One flat piece with the customer's picture, all of which is seen, faintly where it is cut off; with bleed, trim and safety. */
export function placingScene({ piece, scale, x, y }: PlacingView, artwork: OwnArtwork): Painting {
  const hole = holePath(piece);
  const d = `${trimPath(piece)}${hole}`;
  const whole = ownPicture(piece, artwork);
  const shapes: SceneShape[] = [
    ...shadowShapes(trimPath(piece), Math.min(piece.widthMm, piece.heightMm) * 0.02),
    group([whole], { opacity: 0.24, part: "cut-off" }),
    group([whole], { opacity: 0.3, clip: trimPath(piece, piece.bleedMm), part: "in-bleed" }),
    group(faceShapes(piece, 0, artwork), { clip: d, clipEvenOdd: true }),
    ...holeRim(piece),
    ...guideShapes(piece),
  ];
  return {
    scale,
    definitions: {},
    shapes: [group(shapes, { matrix: chain(scaling(scale), translation(x, y)), part: "product" })],
  };
}
