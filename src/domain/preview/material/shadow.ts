import { type Matrix, type SceneShape, group, path } from "../scene.ts";

/** Two shadows of an outline, wide and tight, falling to the lower right. `lift` is the height over the table in millimetres. */
export function shadowShapes(d: string, lift: number, strength = 1, matrix?: Matrix): SceneShape[] {
  return [
    group([{ ...path(d, { fill: "#2b1c0a" }), matrix: [1, 0, 0, 1, lift * 0.9, lift * 1.5] }], {
      effect: "shadow-soft",
      opacity: 0.34 * strength,
      ...(matrix === undefined ? {} : { matrix }),
    }),
    group([{ ...path(d, { fill: "#2b1c0a" }), matrix: [1, 0, 0, 1, lift * 0.16, lift * 0.28] }], {
      effect: "shadow-contact",
      opacity: 0.46 * strength,
      ...(matrix === undefined ? {} : { matrix }),
    }),
  ];
}
