import { identity } from "../geometry/matrix.ts";
import { type Matrix, type SceneShape, group, path } from "../scene.ts";

/**
 * Two shadows of an outline, wide and tight, falling to the lower right. `lift` is the height over the table in millimetres; `view` by how
 * much all of it is turned or mirrored afterwards, which the light is not.
 */
export function shadowShapes(
  d: string,
  lift: number,
  strength = 1,
  matrix?: Matrix,
  view = identity,
): SceneShape[] {
  const [a, b, c, e] = view;
  const fallen = (right: number, down: number): Matrix => {
    const [x, y] = [lift * right, lift * down];
    return [1, 0, 0, 1, a * x + b * y, c * x + e * y];
  };
  return [
    group([{ ...path(d, { fill: "#2b1c0a" }), matrix: fallen(0.9, 1.5) }], {
      effect: "shadow-soft",
      opacity: 0.34 * strength,
      ...(matrix === undefined ? {} : { matrix }),
    }),
    group([{ ...path(d, { fill: "#2b1c0a" }), matrix: fallen(0.16, 0.28) }], {
      effect: "shadow-contact",
      opacity: 0.46 * strength,
      ...(matrix === undefined ? {} : { matrix }),
    }),
  ];
}
