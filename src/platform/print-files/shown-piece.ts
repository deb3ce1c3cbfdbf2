import { flatPiece } from "#domain/preview/flat-piece.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { PictureShape, SceneShape } from "#domain/preview/scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { SHOWN_PICTURE, type ShownPiece } from "./print-job.ts";
import type { PrintedArtwork } from "./print-piece.ts";

function picturesIn(shapes: readonly SceneShape[]): readonly PictureShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === "group") return picturesIn(shape.children);
    return shape.kind === "picture" ? [shape] : [];
  });
}

/** What the customer has seen of a piece, as the shop's picture of it was laid there. */
export function shownPiece(subject: Subject, artwork: PrintedArtwork): ShownPiece {
  const { widthPx, heightPx } = artwork;
  const shapes = flatPiece(subject, { ...artwork, href: SHOWN_PICTURE });
  // A picture covers its box: in one of other proportions its longer side sticks out.
  const scales = picturesIn(shapes).map(({ box: { width, height } }) =>
    Math.max(width / widthPx, height / heightPx),
  );
  if (scales.length === 0) throw new Error("no picture lies on the piece");
  const mmPerPx = Math.max(...scales);
  return {
    content: svgContentOf({ scale: 1, definitions: {}, shapes }, { prefix: "shown-", texture: () => "" }),
    longestMm: mmPerPx * Math.max(widthPx, heightPx),
    mmPerPx,
  };
}
