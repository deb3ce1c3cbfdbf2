import { translation } from "#domain/preview/geometry/matrix.ts";
import { cropMarks } from "#platform/pdf/print-file/crop-marks.ts";
import { allPlates, hairline } from "#platform/pdf/print-file/inks.ts";
import type { PrintPage } from "#platform/pdf/print-file/print-file.ts";
import { type DrawnSide, pieceLayers, plateLayers, reachOf } from "./draw-piece.ts";

/** Round the bleed, for crop marks; they stand so far from it and are so long. Millimetres. */
export const MARGIN_MM = 8;
const MARK = { from: 1, length: 5 } as const;

/** One piece on a page of its own. */
export function piecePage(side: DrawnSide): PrintPage {
  const { piece } = side;
  const around = piece.bleedMm + MARGIN_MM;
  const at = (x: number) => x + around;
  const bled = reachOf(piece, piece.bleedMm);
  const bleed = { ...bled, x: at(bled.x), y: at(bled.y) };
  const [first] = piece.parts;
  const cut = piece.through === null && first ? first.trim : null;
  const trim = cut ?? { x: 0, y: 0, width: piece.widthMm, height: piece.heightMm };
  const finished = { ...trim, x: at(trim.x), y: at(trim.y) };
  const place = { matrix: translation(around, around), reachMm: piece.bleedMm };
  return {
    page: { width: piece.widthMm + 2 * around, height: piece.heightMm + 2 * around },
    trim: finished,
    bleed,
    layers: [
      ...pieceLayers(side, [place]),
      { name: "Marks", prints: true, shapes: [hairline(allPlates, cropMarks(finished, bleed, MARK))] },
      ...plateLayers(side, [place]),
    ],
  };
}
