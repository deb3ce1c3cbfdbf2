import { grown } from "../../geometry/outline.ts";
import type { Box } from "../../scene.ts";
import type { ProductForm, Subject } from "../../subject/subject.ts";

/** Least room between two stickers on a sheet (spec 9.2: cut line spacing 5 mm or more). */
const SPACING_MM = 5;

/** So many pieces in rows on a sheet, as large as the spacing allows; the last row is centred. `square` keeps sides equal. */
export function rowsOnSheet(count: number, sheet: Box, square: boolean): Box[] {
  const spacing = Math.min(SPACING_MM, Math.min(sheet.width, sheet.height) / 12);
  const room = { width: sheet.width - spacing, height: sheet.height - spacing };
  let best = { columns: 1, rows: count, worth: -1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const [width, height] = [room.width / columns - spacing, room.height / rows - spacing];
    const worth =
      Math.min(width, height) *
      (square ? 1 : Math.sqrt(Math.min(Math.max(width, height) / Math.min(width, height), 2)));
    if (worth > best.worth) best = { columns, rows, worth };
  }
  const cell = { width: room.width / best.columns - spacing, height: room.height / best.rows - spacing };
  const side = Math.max(Math.min(cell.width, cell.height), 0.5);
  const piece = square
    ? { width: side, height: side }
    : { width: Math.max(cell.width, 0.5), height: Math.max(cell.height, 0.5) };
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / best.columns);
    const inRow = row === best.rows - 1 ? count - row * best.columns : best.columns;
    const pitchX = room.width / best.columns;
    const startX = (sheet.width - inRow * pitchX) / 2;
    return {
      ...piece,
      x: sheet.x + startX + (index - row * best.columns) * pitchX + (pitchX - piece.width) / 2,
      y:
        sheet.y +
        spacing / 2 +
        row * (room.height / best.rows) +
        (room.height / best.rows - piece.height) / 2,
    };
  });
}

/**
 * The places of what is cut along a line of the customer's own: a square for each sticker. Different designs come in one picture, as
 * they are to lie, which has the whole sheet.
 */
export function placesForLines(
  { form, pieces }: { readonly form: ProductForm; readonly pieces: number },
  sheet: Box,
): Box[] {
  if (form !== "assorted") return rowsOnSheet(pieces, sheet, true);
  return [grown(sheet, -Math.min(SPACING_MM, Math.min(sheet.width, sheet.height) / 12))];
}

/** An assorted sheet: seven places of different sizes, as parts of the sheet (x, y, width, height). */
const places = [
  [0.05, 0.04, 0.56, 0.36],
  [0.66, 0.04, 0.29, 0.2],
  [0.66, 0.27, 0.29, 0.2],
  [0.05, 0.44, 0.42, 0.26],
  [0.52, 0.5, 0.43, 0.32],
  [0.05, 0.74, 0.42, 0.22],
  [0.52, 0.86, 0.43, 0.1],
] as const;

/** Places for several designs; turned where the sheet is wider than high. More pieces than places go in rows instead. */
export function assortedOnSheet(count: number, sheet: Box): Box[] {
  if (count > places.length) return rowsOnSheet(count, sheet, false);
  const wide = sheet.width > sheet.height;
  return places.slice(0, count).map(([x, y, width, height]) => {
    const [px, py, pw, ph] = wide ? [y, x, height, width] : [x, y, width, height];
    return {
      x: sheet.x + px * sheet.width,
      y: sheet.y + py * sheet.height,
      width: pw * sheet.width,
      height: ph * sheet.height,
    };
  });
}

/** The places of pieces that are cut to a shape, not along a line of the customer's own. */
export function placesForShapes(
  { form, pieces, outline, widthMm, heightMm }: Subject,
  sheet: Box,
): readonly Box[] {
  if (form === "assorted") return assortedOnSheet(pieces, sheet);
  return rowsOnSheet(pieces, sheet, outline === "custom" || Math.abs(widthMm - heightMm) < 0.5);
}
