import type { Palette } from "../palette.ts";
import { type SceneShape, path } from "../scene.ts";
import type { Mark } from "./design.ts";

/** The emblem in a palette, centred on a point; `size` is its width and height. */
export function markShapes(
  marks: readonly Mark[],
  palette: Palette,
  x: number,
  y: number,
  size: number,
): SceneShape {
  return {
    kind: "group",
    matrix: [size / 100, 0, 0, size / 100, x, y],
    children: marks.map((mark) =>
      path(mark.d, {
        ...(mark.fill === undefined ? {} : { fill: palette[mark.fill] }),
        ...(mark.stroke === undefined
          ? {}
          : { stroke: palette[mark.stroke], strokeWidth: mark.width ?? 3, round: true }),
      }),
    ),
  };
}
