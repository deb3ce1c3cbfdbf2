import type { Catalogue } from "../../../src/domain/catalogue/catalogue.ts";
import type { Selection } from "../../../src/domain/configure/selection.ts";
import type { DesignName } from "../../../src/domain/preview/artwork/designs.ts";
import { rectangle } from "../../../src/domain/preview/geometry/outline.ts";
import { faceShapes } from "../../../src/domain/preview/material/face.ts";
import type { Matrix, Scene, Shape } from "../../../src/domain/preview/scene.ts";
import { group, path } from "../../../src/domain/preview/scene.ts";
import type { Surface } from "../../../src/domain/preview/scene-of.ts";
import type { Subject } from "../../../src/domain/preview/subject/subject.ts";
import { subjectOf } from "../../../src/domain/preview/subject/subject-of.ts";

/** A sticker in use: what it is stuck on, drawn round the same face the live preview shows. */
export interface PropShot {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly surface: Surface;
  readonly design?: DesignName;
}

export const subjectFor = ({ catalogue, selection, design }: PropShot): Subject =>
  subjectOf(catalogue, selection, design === undefined ? {} : { design });

export const face = (subject: Subject, colourway: 0 | 1 | 2 = 0): Shape =>
  group(faceShapes(subject, colourway, null));

/** A scene of stage units round a product drawn at a scale. */
export const propScene = (
  shot: PropShot,
  scale: number,
  definitions: Scene["definitions"],
  shapes: readonly Shape[],
): Scene => ({
  scale,
  definitions,
  shapes: [path("M0 0H900V640H0Z", { fill: `surface-${shot.surface}` }), ...shapes],
  measures: [],
  focus: { x: 0, y: 0, width: 900, height: 640 },
  facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [1, 1] },
  words: "A product in use",
});

/** Two stage-unit shadows under something that stands on the table, `scale` being the scene's. */
export const standing = (d: string, scale: number): Shape[] => [
  group([path(d, { fill: "#2b1c0a", matrix: [1 / scale, 0, 0, 1 / scale, 14 / scale, 16 / scale] })], {
    matrix: [scale, 0, 0, scale, 0, 0],
    effect: "shadow-soft",
    opacity: 0.4,
  }),
];

const SLICES = 22;

/** A flat face wrapped round an upright cylinder: its middle to the front, bowing down as seen from a little above. */
export const wrapped = (
  of: string,
  size: readonly [width: number, height: number],
  radius: number,
  bow: number,
  place: Matrix,
): Shape => {
  const [width, height] = size;
  const slices = Array.from({ length: SLICES }, (_, index): Shape => {
    const [from, to] = [(index / SLICES) * width, ((index + 1) / SLICES) * width + 0.15];
    const middle = (from + to) / 2;
    const angle = (middle - width / 2) / radius;
    const [a, b] = [Math.cos(angle), (-bow / radius) * Math.sin(angle)];
    const x = width / 2 + radius * Math.sin(angle);
    const y = bow * Math.cos(angle) - bow;
    return group([{ kind: "use", of }], {
      matrix: [a, b, 0, 1, x - a * middle, y - b * middle],
      clip: rectangle({ x: from, y: -5, width: to - from, height: height + 10 }),
    });
  });
  return group(slices, { matrix: place });
};
