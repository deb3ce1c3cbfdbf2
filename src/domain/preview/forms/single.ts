import { type Outline, grown, rectangle } from "../geometry/outline.ts";
import { faceShapes, trimBox, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Shape, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { gridLines } from "./parts/film.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";
import { peelOf, peeled } from "./parts/peel.ts";

const smallSide = (subject: Subject): number => Math.min(subject.widthMm, subject.heightMm);

/** How deep a lifted corner is, as a part of the small side. */
const PEEL: Readonly<Record<Outline, number>> = {
  ellipse: 0.075,
  custom: 0.1,
  rounded: 0.17,
  rectangle: 0.19,
  label: 0.12,
};

/** A clear film would not show its underside, and a dome of resin does not bend. */
const bends = ({ stock }: Subject): boolean => !stock.clear && stock.sheen !== "dome";

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
      path(backing.d, { fill: "backing", part: "backing" }),
      ...(subject.stock.clear ? gridLines(grown(box, backing.margin), backing.d) : []),
      { ...path(backing.d, { stroke: "#2b1c0a", strokeWidth: smallSide(subject) / 300 }), opacity: 0.2 },
      ...(lifted
        ? peeled(face, trim, peelOf(subject.outline, box, smallSide(subject) * PEEL[subject.outline]))
        : face),
    ];
  };
  const behind = fannedBehind(subject, (index) => onBacking(colourways[(index + 1) % 3] ?? 0, false));
  const content = grown(box, backing.margin);
  return {
    definitions: {},
    shapes: [
      ...behind.shapes,
      ...onBacking(0, artwork === null && bends(subject)),
      ...(guides ? guideShapes(subject) : [kissCutLine(trim, subject)]),
    ],
    content: grown(content, behind.room),
    subject: box,
    pieces: 1,
    holes: 0,
  };
};
