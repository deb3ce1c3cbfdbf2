import { coordinate } from "../../geometry/number.ts";
import { type Outline, grown, outlinePath, rectangle } from "../../geometry/outline.ts";
import { isPale } from "../../palette.ts";
import { shadowShapes } from "../../material/shadow.ts";
import { type Box, type SceneShape, group, path } from "../../scene.ts";
import type { Subject } from "../../subject/subject.ts";
import { peelOf, peeledClear } from "./peel.ts";

/** A sheet round a decal: cut to the decal's shape where that is a plain one. */
function sheetPath(box: Box, outline: Outline): string {
  return outline === "ellipse" ? outlinePath(outline, box) : rectangle(box, Math.min(2, box.width / 50));
}

/** The clear auxiliary film over a decal, its upper right corner lifted off the paper (so deep as a part of the small side). */
export function filmOver(box: Box, outline: Outline = "rectangle", depth?: number): SceneShape[] {
  const d = sheetPath(box, outline);
  const peel = peelOf(outline === "ellipse" ? outline : "rectangle", box, depth);
  const film = [
    path(d, { fill: "film", part: "film" }),
    { ...path(d, { stroke: "#7fa3b3", strokeWidth: peel.hair }), opacity: 0.7 },
  ];
  return peeledClear(film, d, peel);
}

/** The faint grid printed on the backing of clear films and decals. */
export function gridLines(box: Box, clip: string): SceneShape[] {
  const step = Math.max(box.width, box.height) / 14;
  const lines: string[] = [];
  for (let x = box.x + step; x < box.x + box.width; x += step)
    lines.push(`M${coordinate(x)} ${coordinate(box.y)}v${coordinate(box.height)}`);
  for (let y = box.y + step; y < box.y + box.height; y += step)
    lines.push(`M${coordinate(box.x)} ${coordinate(y)}h${coordinate(box.width)}`);
  return [
    group([path(lines.join(""), { stroke: "#8fabb8", strokeWidth: step / 50 })], { clip, opacity: 0.6 }),
  ];
}

/** The backing under stickers: clear film shows its grid, and pale ink on clear film wants it dark. */
export function stickerBacking({ stock, palettes }: Subject, d: string, box: Box): SceneShape[] {
  return [
    path(d, { fill: stock.clear && isPale(palettes[0].deep) ? "backing-dark" : "backing", part: "backing" }),
    ...(stock.clear ? gridLines(box, d) : []),
  ];
}

/** Backing paper with its grid, as decals are supplied on; dark under white ink. */
export function gridBacking(box: Box, dark = false, outline: Outline = "rectangle"): SceneShape[] {
  const d = sheetPath(box, outline);
  return [
    ...shadowShapes(d, Math.min(box.width, box.height) * 0.025),
    path(d, { fill: dark ? "backing-dark" : "backing", part: "backing" }),
    ...gridLines(box, d),
  ];
}

export function decalMargin(box: Box): Box {
  return grown(box, Math.max(3, Math.min(box.width, box.height) * 0.06));
}
