import { grown, rectangle } from "../geometry/outline.ts";
import { faceShapes, trimBox, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Shape, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { stickerBacking } from "./parts/film.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";
import { lifting, peelOf } from "./parts/peel.ts";

const smallSide = (subject: Subject): number => Math.min(subject.widthMm, subject.heightMm);

/** The backing a sticker comes on: cut through round a die-cut piece, a rectangle under a kiss-cut one. */
const backingOf = (subject: Subject): { readonly d: string; readonly margin: number } => {
  if (subject.form === "kiss-cut") {
    const margin = Math.max(4, smallSide(subject) * 0.1);
    return { d: rectangle(grown(trimBox(subject), margin), 1.5), margin };
  }
  return { d: trimPath(subject, subject.bleedMm), margin: subject.bleedMm };
};

/** One sticker on its backing with its kiss-cut line: die cut, kiss cut and Thomson cut. */
export const drawSingle: DrawForm = (subject, { artwork, guides }) => {
  const trim = trimPath(subject);
  const backing = backingOf(subject);
  const box = trimBox(subject);
  const lift = smallSide(subject) * 0.035;
  const colourways = [0, 1, 2] as const;
  const onBacking = (colourway: 0 | 1 | 2, lifted: boolean): Shape[] => {
    const face = faceShapes(subject, colourway, artwork);
    return [
      ...shadowShapes(backing.d, lift, subject.stock.clear ? 0.7 : 1),
      ...stickerBacking(subject, backing.d, grown(box, backing.margin)),
      { ...path(backing.d, { stroke: "#2b1c0a", strokeWidth: smallSide(subject) / 300 }), opacity: 0.2 },
      ...(lifted ? lifting(subject)(face, trim, peelOf(subject.outline, box)) : face),
    ];
  };
  const behind = fannedBehind(subject, grown(box, backing.margin), (index) =>
    onBacking(colourways[(index + 1) % 3] ?? 0, false),
  );
  return {
    definitions: {},
    shapes: [
      ...behind.shapes,
      ...onBacking(0, artwork === null && subject.stock.sheen !== "dome"),
      ...(guides ? guideShapes(subject) : [kissCutLine(trim, subject)]),
    ],
    content: behind.content,
    subject: box,
    pieces: 1,
    holes: 0,
  };
};
