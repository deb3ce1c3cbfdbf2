import { chain, translation } from "#domain/preview/geometry/matrix.ts";
import type { Box } from "#domain/preview/scene.ts";
import { quarterTurned } from "#platform/pdf/print-file/artwork/quarter-turns.ts";
import type { PrintPage } from "#platform/pdf/print-file/print-file.ts";
import type { PrintPiece, PrintSheet } from "../print-job.ts";
import { type DrawnSide, pieceLayers, plateLayers, type PlacedPiece } from "./draw-piece.ts";
import { sheetMarks } from "./sheet-marks.ts";

/** Pieces as they lie on the side that is printed. */
function lyingOn(sheet: PrintSheet, { widthMm, heightMm }: PrintPiece): readonly Box[] {
  const [width, height] = sheet.isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return sheet.places.map(({ x, y }) => ({
    x: sheet.isBack ? sheet.stock.widthMm - x - width : x,
    y,
    width,
    height,
  }));
}

/** A sheet, or a length of a web, full of pieces as the price is reckoned with; its trim box goes round all of them; `title` stands in its margin. */
export function sheetPage(side: DrawnSide, sheet: PrintSheet, title: string): PrintPage {
  const { piece } = side;
  const pieces = lyingOn(sheet, piece);
  const { upright } = quarterTurned(sheet.quarters, piece.widthMm, piece.heightMm);
  const places = pieces.map(({ x, y }): PlacedPiece => ({
    matrix: chain(upright, translation(x, y)),
    reachMm: sheet.gapMm / 2,
  }));
  const page = { width: sheet.stock.widthMm, height: sheet.stock.heightMm };
  const [left, top] = [Math.min(...pieces.map(({ x }) => x)), Math.min(...pieces.map(({ y }) => y))];
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const bottom = Math.max(...pieces.map(({ y, height }) => y + height));
  const bleedMm = Math.min(piece.bleedMm, sheet.gapMm / 2);
  return {
    page,
    trim: { x: left, y: top, width: right - left, height: bottom - top },
    bleed: { x: 0, y: 0, ...page },
    layers: [
      ...pieceLayers(side, places),
      { name: "Marks", prints: true, shapes: sheetMarks(sheet, pieces, { bleedMm, words: title }) },
      ...plateLayers(side, places),
    ],
  };
}
