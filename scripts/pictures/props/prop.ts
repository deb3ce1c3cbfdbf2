import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { DesignName } from "#domain/preview/artwork/design-names.ts";
import { ellipse, rectangle } from "#domain/preview/geometry/outline.ts";
import { faceShapes } from "#domain/preview/material/face.ts";
import {
  type Matrix,
  type Scene,
  type SceneShape,
  type Surface,
  group,
  path,
} from "#domain/preview/scene.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";

/** A sticker in use: what it is stuck on, drawn round the same face the live preview shows. */
export interface PropShot {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly surface: Surface;
  readonly design?: DesignName;
}

/** Something that the product is stuck on. */
export interface Prop {
  /** In words, after the product: "on a jar". */
  readonly where: string;
  readonly draw: (shot: PropShot) => Scene;
}

export function subjectFor({ catalogue, selection, design }: PropShot): Subject {
  return subjectOf(designs, catalogue, selection, design === undefined ? {} : { design });
}

export function face(subject: Subject, colourway: 0 | 1 | 2 = 0): SceneShape {
  return group(faceShapes(subject, colourway, null));
}

/** A scene of stage units round a product drawn at a scale. */
export function propScene(
  shot: PropShot,
  scale: number,
  definitions: Scene["definitions"],
  shapes: readonly SceneShape[],
): Scene {
  return {
    scale,
    definitions,
    shapes: [...surfaceShapes(shot.surface), ...shapes],
    measures: [],
    focus: { x: 0, y: 0, width: 900, height: 640 },
    facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [1, 1] },
    words: "A product in use",
  };
}

/** Shapes in stage units, out of focus; the painter's blur is told in units of the scene's `scale`. */
export function blurred(
  shapes: readonly SceneShape[],
  scale: number,
  opacity: number,
  effect: "shadow-soft" | "shadow-contact" = "shadow-soft",
): SceneShape {
  return group([group(shapes, { matrix: [1 / scale, 0, 0, 1 / scale, 0, 0] })], {
    matrix: [scale, 0, 0, scale, 0, 0],
    effect,
    opacity,
  });
}

/** The shadow of something that lies on the table. */
export function lying(d: string, scale: number): SceneShape[] {
  return [
    blurred([path(d, { fill: "#2b1c0a", matrix: [1, 0, 0, 1, 14, 16] })], scale, 0.4),
    blurred([path(d, { fill: "#2b1c0a", matrix: [1, 0, 0, 1, 3, 4] })], scale, 0.4, "shadow-contact"),
  ];
}

/** The table's far edge, and the shadow of something that stands on it, so wide, at this height of the stage. */
export function standing(scale: number, half: number, foot: number): SceneShape[] {
  const pool = (dx: number, wide: number, high: number): SceneShape =>
    path(ellipse({ x: 450 + dx - half * wide, y: foot - high / 2, width: 2 * half * wide, height: high }), {
      fill: "#2b1c0a",
    });
  return [
    { ...path(`M0 ${foot - 96}H900V640H0Z`, { fill: "table" }), opacity: 0.9 },
    blurred([pool(70, 1.25, 70)], scale, 0.34),
    blurred([pool(8, 1.02, 34)], scale, 0.62, "shadow-contact"),
  ];
}

const SLICES = 22;

/** A flat face wrapped round an upright cylinder: its middle to the front, bowing down as seen from a little above. */
export function wrapped(
  of: string,
  size: readonly [width: number, height: number],
  radius: number,
  bow: number,
  place: Matrix,
  /** How far slices lie over each other, in millimetres: on clear film an overlap would be seen. */
  overlap: number,
): SceneShape {
  const [width, height] = size;
  const slices = Array.from({ length: SLICES }, (_, index): SceneShape => {
    const [from, to] = [(index / SLICES) * width, ((index + 1) / SLICES) * width + overlap];
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
}
