import { rectangle } from "../geometry/outline.ts";
import { trimPath } from "../material/face.ts";
import { type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";

/** A crease across the middle of the long side; a folded card also turns one half from the light. */
export function foldShapes(subject: Subject): SceneShape[] {
  const { fold } = subject.features;
  if (fold === null) return [];
  const { widthMm, heightMm } = subject;
  const wide = widthMm >= heightMm;
  const [long, short] = wide ? [widthMm, heightMm] : [heightMm, widthMm];
  const half = rectangle({ x: 0, y: 0, width: long / 2, height: short });
  const crease = rectangle({ x: long / 2 - 1.2, y: 0, width: 2.4, height: short });
  const shapes = [
    ...(fold === "half" ? [path(half, { fill: "fold-shade" })] : []),
    { ...path(crease, { fill: "crease", part: "crease" }), opacity: fold === "half" ? 1 : 0.7 },
  ];
  return [group([group(shapes, wide ? {} : { matrix: [0, 1, 1, 0, 0, 0] })], { clip: trimPath(subject) })];
}
