import type { Scene, SceneShape } from "../scene.ts";

/** A hair below 1: such a group is drawn as a whole and then clipped, so that white stock does not shine through where one clip ends and the next begins. */
const WHOLE = 0.999;

function seamless(shape: SceneShape): SceneShape {
  if (shape.kind !== "group") return shape;
  const children = shape.children.map(seamless);
  const sliced = shape.clip !== undefined && shape.opacity === undefined && shape.effect === undefined;
  return sliced ? { ...shape, children, opacity: WHOLE } : { ...shape, children };
}

/** A scene for a program that makes pixels of it (sharp); browsers clip without seams by themselves. */
export function seamlessScene(scene: Scene): Scene {
  return { ...scene, shapes: scene.shapes.map(seamless) };
}
