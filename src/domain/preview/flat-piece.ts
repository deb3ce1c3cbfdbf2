import type { OwnArtwork } from "./artwork/frame.ts";
import { fillsSheet, wholeSheet } from "./forms/printed-on.ts";
import { sheetOf } from "./forms/sheet.ts";
import { translation } from "./geometry/matrix.ts";
import { printShapes, trimBox, trimPath, wholeIn } from "./material/face.ts";
import { group, type SceneShape } from "./scene.ts";
import { cutRoundPicture } from "./subject/cut-round-picture.ts";
import { isSheet } from "./subject/form-of.ts";
import type { Subject } from "./subject/subject.ts";

function clipped(subject: Subject, artwork: OwnArtwork): SceneShape {
  return group(printShapes(subject, subject.palettes[0], artwork), { clip: trimPath(subject) });
}

/** A decal of a free shape: nothing is left but what was drawn. */
function cutFilm(subject: Subject, artwork: OwnArtwork): SceneShape {
  const box = artwork.isClear === true ? wholeIn(trimBox(subject), artwork) : trimBox(subject);
  return { kind: "picture", box, href: artwork.href };
}

function shapesOn(subject: Subject, artwork: OwnArtwork): readonly SceneShape[] {
  if (subject.form === "transfer" && subject.outline === "custom") return [cutFilm(subject, artwork)];
  if (!isSheet(subject.form)) return [clipped(subject, artwork)];
  if (subject.cutLine === null && fillsSheet(subject, artwork))
    return [clipped(wholeSheet(subject), artwork)];
  const { boxes, subjects } = sheetOf(subject);
  return boxes.map(({ x, y }, at) =>
    group([clipped(subjects[at] ?? subject, artwork)], { matrix: translation(x, y) }),
  );
}

/**
 * The picture that a customer has seen on a piece, as the product's picture lays it there, without stock, light and everything round it:
 * what a print file is compared with. Millimetres from the corner of what is ordered, or of the line that it is cut along.
 */
export function flatPiece(subject: Subject, artwork: OwnArtwork): readonly SceneShape[] {
  return shapesOn(cutRoundPicture(subject, artwork), artwork);
}
