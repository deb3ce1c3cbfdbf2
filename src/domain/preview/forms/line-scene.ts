import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { chain, scaling, translation } from "../geometry/matrix.ts";
import { grown } from "../geometry/outline.ts";
import { faceShapes, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { group, type Painting, type Point } from "../scene.ts";
import { cutAlong } from "../subject/cut-round-picture.ts";
import type { Subject } from "../subject/subject.ts";
import { kissCutLine } from "./parts/guides.ts";
import { PLACING_STAGE } from "./placing-scene.ts";

/** Room round a line for pulling it outwards: so many millimetres, more round a large one. */
const LEAST_ROOM_MM = 4;
const ROOM_PART = 0.1;

/** How a line lies on the stage where it is corrected. */
export interface LineView {
  /** Stage units for a millimetre. */
  readonly scale: number;
  /** Where the upper left corner of the line's box was at first. */
  readonly x: number;
  readonly y: number;
}

export function lineView({ widthMm, heightMm }: CutLine): LineView {
  const room = Math.max(LEAST_ROOM_MM, ROOM_PART * Math.max(widthMm, heightMm));
  const { width, height } = grown({ x: 0, y: 0, width: widthMm, height: heightMm }, room);
  const scale = Math.min(PLACING_STAGE.width / width, PLACING_STAGE.height / height);
  return {
    scale,
    x: (PLACING_STAGE.width - widthMm * scale) / 2,
    y: (PLACING_STAGE.height - heightMm * scale) / 2,
  };
}

/**
 * A sticker that is cut along a line, with all of its picture, faintly where it is cut off. `from`: where the line's box begins now,
 * in millimetres from where it began at first.
 */
export function lineScene(
  subject: Subject,
  { scale, x, y }: LineView,
  { artwork, line, from }: { readonly artwork: OwnArtwork; readonly line: CutLine; readonly from: Point },
): Painting {
  const piece = cutAlong(subject, line);
  const d = trimPath(piece);
  const shapes = [
    ...shadowShapes(d, Math.min(piece.widthMm, piece.heightMm) * 0.02),
    group([{ kind: "picture", box: line.picture, href: artwork.href }], { opacity: 0.24, part: "cut-off" }),
    group(faceShapes(piece, 0, artwork), { clip: d, clipEvenOdd: true }),
    kissCutLine(d, piece),
  ];
  const lie = chain(translation(...from), scaling(scale), translation(x, y));
  return { scale, definitions: {}, shapes: [group(shapes, { matrix: lie, part: "product" })] };
}
