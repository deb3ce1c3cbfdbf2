import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { type AcrossWeb, inARow, type LaidPress, layoutsOf, stockArea } from "./imposition.ts";
import { acrossWebOf, pressOf } from "./press-layouts.ts";

/** A piece on the stock: its upper left corner as it lies, in millimetres. */
interface PiecePlace {
  readonly x: number;
  readonly y: number;
}

/** Pieces on one sheet, or on one length of a web that is printed again and again. */
export interface Imposition {
  readonly stock: SizeMm;
  /** Whether pieces lie on their side. */
  readonly isTurned: boolean;
  readonly places: readonly PiecePlace[];
  /** Between neighbours. */
  readonly gapMm: number;
  /** Sheets, or lengths of the web, that hold the pieces of one set; the last may have places left over. */
  readonly count: number;
}

/** As long as a length of a web becomes at most, where a single row is not longer. */
const LENGTH_MM = 1_000;

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

function gridOn(press: LaidPress, { widthMm, heightMm }: SizeMm, rowsWanted: number): Grid {
  const columns = inARow(press.widthMm - 2 * press.edgeMm, widthMm, press.gapMm);
  if (press.kind === "sheet")
    return { columns, rows: inARow(press.heightMm - 2 * press.edgeMm, heightMm, press.gapMm) };
  const inALength = Math.floor(LENGTH_MM / (heightMm + press.gapMm));
  return { columns, rows: Math.max(1, Math.min(inALength, Math.ceil(rowsWanted / Math.max(1, columns)))) };
}

/** In the middle of a sheet; on a web each row has half a gap before and after it, so that lengths follow one another. */
function laid(press: LaidPress, size: SizeMm, { columns, rows }: Grid) {
  const [stepX, stepY] = [size.widthMm + press.gapMm, size.heightMm + press.gapMm];
  const stock = {
    widthMm: press.widthMm,
    heightMm: press.kind === "sheet" ? press.heightMm : rows * stepY,
  };
  const left = (stock.widthMm - columns * stepX + press.gapMm) / 2;
  const top = (stock.heightMm - rows * stepY + press.gapMm) / 2;
  const places = Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * stepX,
    y: top + Math.floor(at / columns) * stepY,
  }));
  return { stock, places };
}

function mayLie(press: LaidPress, isTurned: boolean, across: AcrossWeb): boolean {
  return press.kind === "sheet" || across !== (isTurned ? "width" : "height");
}

/** What `quantity` pieces take of the stock as it is charged for, when they lie that way. */
function usedBy(press: LaidPress, size: SizeMm, quantity: number): number {
  return press.kind === "sheet"
    ? -gridOn(press, size, quantity).columns * gridOn(press, size, quantity).rows
    : stockArea(layoutsOf(press, size, "width"), quantity, 0);
}

/**
 * How so many pieces of a size lie on the stock of a press: the way that the price is reckoned by, upright where both ways take as
 * much. null where the piece does not fit.
 */
export function imposedOn(
  press: LaidPress,
  size: SizeMm,
  across: AcrossWeb,
  quantity: number,
): Imposition | null {
  const ways = [false, true]
    .filter((isTurned) => mayLie(press, isTurned, across))
    .map((isTurned) => ({
      isTurned,
      lying: isTurned ? { widthMm: size.heightMm, heightMm: size.widthMm } : size,
    }))
    .filter(({ lying }) => {
      const { columns, rows } = gridOn(press, lying, quantity);
      return columns > 0 && rows > 0;
    })
    .map((way) => ({ ...way, used: usedBy(press, way.lying, quantity) }));
  const best = ways.reduce<(typeof ways)[number] | null>(
    (found, way) => (found === null || way.used < found.used ? way : found),
    null,
  );
  if (best === null) return null;
  const { stock, places } = laid(press, best.lying, gridOn(press, best.lying, quantity));
  const count = Math.ceil(quantity / places.length);
  return { stock, isTurned: best.isTurned, places, gapMm: press.gapMm, count };
}

/** How the pieces of one set of a selection lie on its press; null while its size is missing or does not fit. */
export function impositionOf(catalogue: Catalogue, selection: Selection): Imposition | null {
  const { widthMm, heightMm } = selection.size;
  if (widthMm === null || heightMm === null) return null;
  return imposedOn(
    pressOf(catalogue, selection),
    { widthMm, heightMm },
    acrossWebOf(catalogue, selection),
    selection.quantity.pieces ?? 1,
  );
}
