import { type Box, type SceneShape, group, path } from "../scene.ts";
import type { StockLook } from "../stock.ts";

/** A window of four panes as a glossy film mirrors it: leaning, in the upper left of the piece. */
function windowIn({ x, y, width, height }: Box): string {
  const side = Math.min(width, height);
  const [w, h, gap] = [side * 0.13, side * 0.17, side * 0.022];
  const [left, top] = [x + width * 0.5 - side * 0.35, y + height * 0.5 - side * 0.36];
  const pane = (column: number, row: number): string =>
    `M${left + column * (w + gap)} ${top + row * (h + gap) - column * h * 0.12}l${w} ${-h * 0.12}v${h}l${-w} ${h * 0.12}Z`;
  return [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join("");
}

/** What a lamination does to the light: glossy film mirrors the window and shines at its rim, matte film softens all. */
export function filmShapes({ film }: StockLook, d: string, box: Box): SceneShape[] {
  if (film === null) return [];
  if (film === "matte") return [path(d, { fill: "sheen-veil", part: "film" })];
  const rim = Math.min(box.width, box.height) / 45;
  return [
    group(
      [
        path(windowIn(box), { fill: "window" }),
        { ...path(d, { stroke: "rim", strokeWidth: rim }), opacity: 0.9 },
      ],
      { clip: d, part: "film" },
    ),
  ];
}
