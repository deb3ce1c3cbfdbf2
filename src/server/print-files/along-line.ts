import svgpath from "svgpath";
import type { CutLine } from "#domain/cut-line/draw-cut-line.ts";
import type { PrintPart } from "./print-job.ts";

/** A part that is cut along a line round its artwork, in the middle of its place. */
export function alongLine(line: CutLine, { trim: room }: PrintPart): PrintPart {
  const x = room.x + (room.width - line.widthMm) / 2;
  const y = room.y + (room.height - line.heightMm) / 2;
  const placed = (d: string) => svgpath(d).translate(x, y).toString();
  const trim = { x, y, width: line.widthMm, height: line.heightMm };
  const { picture, artwork, d } = line;
  return {
    trim,
    cut: placed(d),
    bleed: trim,
    bled: placed(artwork ?? d),
    box: { ...picture, x: picture.x + x, y: picture.y + y },
    fit: "whole",
    turn: 0,
    isMirrored: false,
  };
}
