import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import { rectangle } from "#domain/preview/geometry/outline.ts";
import { faceShapes } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Matrix, type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";

/** How far a half leans from flat: the drop of its outer edge as a part of its width, and how narrow it looks. */
interface Bend {
  readonly slope: number;
  readonly narrow: number;
}

const bends: Readonly<Record<NonNullable<Subject["features"]["fold"]>, Bend>> = {
  half: { slope: 0.26, narrow: 0.84 },
  scored: { slope: 0.05, narrow: 0.985 },
};

/** Where the first or second half of a piece lies, its spine towards us: halves lie side by side on a wide piece, one above the other on an upright one. */
function lie({ slope, narrow }: Bend, index: 0 | 1, isWide: boolean, long: number): Matrix {
  const lean = index === 0 ? slope : -slope;
  const [in1, in2] = [(long / 2) * (1 - narrow), (-lean * long) / 2];
  return isWide ? [narrow, lean, 0, 1, in1, in2] : [1, 0, lean, narrow, in2, in1];
}

/** A card creased or folded in half, in the place of the flat one of a scene. */
export function foldedScene(catalogue: Catalogue, selection: Selection, flat: Scene): Scene {
  const subject = subjectOf(designs, catalogue, selection);
  const { widthMm, heightMm } = subject;
  const bend = bends[subject.features.fold ?? "half"];
  const isWide = widthMm >= heightMm;
  const long = Math.max(widthMm, heightMm);
  const printed = faceShapes({ ...subject, features: { ...subject.features, fold: null } }, 0, null);
  const half = (index: 0 | 1): SceneShape => {
    const start = (index * long) / 2;
    const d = rectangle(
      isWide
        ? { x: start, y: 0, width: long / 2, height: heightMm }
        : { x: 0, y: start, width: widthMm, height: long / 2 },
    );
    return group(
      [
        ...shadowShapes(d, 2.2, 0.8),
        group(printed, { clip: d }),
        { ...path(d, { fill: "#2b1c0a" }), opacity: index === 0 ? bend.slope * 0.75 : 0 },
        { ...path(d, { stroke: "#2b1c0a", strokeWidth: 0.3 }), opacity: 0.3 },
      ],
      { matrix: lie(bend, index, isWide, long) },
    );
  };
  const [middleX, middleY] = [widthMm / 2, heightMm / 2];
  const crease = isWide ? `M${middleX} 0V${heightMm}` : `M0 ${middleY}H${widthMm}`;
  const { focus, scale } = flat;
  return {
    ...flat,
    shapes: [
      ...surfaceShapes("sage"),
      group(
        [
          half(0),
          half(1),
          { ...path(crease, { stroke: "#2b1c0a", strokeWidth: 0.9 }), opacity: 0.3 },
          { ...path(crease, { stroke: "#ffffff", strokeWidth: 0.4 }), opacity: 0.8 },
        ],
        { matrix: [scale, 0, 0, scale, focus.x, focus.y], part: "product" },
      ),
    ],
  };
}
