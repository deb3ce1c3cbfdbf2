import svgpath from "svgpath";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { hasEdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import type { PrintPart } from "./print-job.ts";

/** A part that is cut along a line round its artwork, in the middle of its place. Without a border its artwork goes on over the bleed; with a file's own line as the file has it. */
export function alongLine(line: CutLine, { trim: room, bleed: bled }: PrintPart): PrintPart {
  const x = room.x + (room.width - line.widthMm) / 2;
  const y = room.y + (room.height - line.heightMm) / 2;
  const placed = (d: string) => svgpath(d).translate(x, y).toString();
  const trim = { x, y, width: line.widthMm, height: line.heightMm };
  const { picture, artwork, d } = line;
  const isSpread = hasEdgeBleed(line);
  const isBled = isSpread || line.isOwn === true;
  const bleed = isBled ? grown(trim, room.x - bled.x) : trim;
  return {
    trim,
    cut: placed(d),
    bleed,
    bled: isBled && artwork === null ? rectangle(bleed) : placed(artwork ?? d),
    edges: isSpread ? line : null,
    box: { ...picture, x: picture.x + x, y: picture.y + y },
    fit: "whole",
    turn: 0,
    mirrored: [],
    spreadMm: 0,
  };
}
