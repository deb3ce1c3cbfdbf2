import svgpath from "svgpath";
import { type PlateNames, usualPlates } from "#domain/catalogue/press.ts";
import { trimBox } from "#domain/preview/material/face.ts";
import { grown, type Outline, rectangle } from "#domain/preview/geometry/outline.ts";
import type { ProductForm, Subject } from "#domain/preview/subject/subject.ts";
import { pressInks } from "#platform/pdf/print-file/inks.ts";
import type { Cutting, PrintPart } from "./print-job.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { hasEdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";

/** Cut with all that is below them. What is not named here keeps its backing: stickers on a roll, on sheets, on tape. */
const cutThrough: ReadonlySet<ProductForm> = new Set<ProductForm>(["die-cut", "thomson"]);

const onSheets: ReadonlySet<ProductForm> = new Set<ProductForm>(["card", "tag"]);

/** Straight edges, whose corners may be rounded afterwards: no blade follows a line. */
const guillotined: ReadonlySet<Outline> = new Set<Outline>(["rectangle", "rounded"]);

function outlineCut({ form, outline }: Subject): Cutting["outline"] {
  if (onSheets.has(form)) return guillotined.has(outline) ? null : "throughCut";
  return cutThrough.has(form) ? "throughCut" : "kissCut";
}

/** Across the middle of the long side. */
function creaseOf(subject: Subject): string | null {
  if (subject.features.fold === null) return null;
  const { width, height } = trimBox(subject);
  return width >= height ? `M${width / 2} 0V${height}` : `M0 ${height / 2}H${width}`;
}

/** How what is ordered is cut and creased, with the names that its press knows. */
export function pieceCutting(subject: Subject, plates: PlateNames = usualPlates): Cutting {
  return {
    inks: pressInks(plates),
    outline: outlineCut(subject),
    hasBacking: subject.form === "kiss-cut",
    crease: creaseOf(subject),
  };
}

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
