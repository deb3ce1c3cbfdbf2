import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Press } from "#domain/catalogue/rates/sold-catalogue.types.ts";

import { type PressLayout, stockArea } from "#domain/price/imposition.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ChosenRow } from "./chosen-rows.ts";

/** How long the stations of the shop are busy with a selection, by the pieces of one set. */
export type ProductionDays = (quantity: number) => number;

/** Square millimetres of what a press counts its day in: one sheet, or a metre of its web. */
function unitArea(press: Press): number {
  return press.kind === "sheet" ? press.widthMm * press.heightMm : press.widthMm * 1000;
}

/** Sheets or metres that a press runs for one set: each side is printed in a pass of its own. */
function run(press: Press, layouts: readonly PressLayout[], quantity: number, passes: number): number {
  return (stockArea(layouts, quantity, 0) / unitArea(press)) * passes;
}

/**
 * Whole working days that making the sets of a selection keeps the shop busy: the press for setting up and printing each
 * set, then everything that is done piece by piece, one after the other. Never falls with pieces, sets or a side of the size.
 */
export function productionDays(
  catalogue: Catalogue,
  selection: Selection,
  layouts: readonly PressLayout[],
  rows: readonly ChosenRow[],
): ProductionDays {
  const press = pressOf(catalogue, selection);
  const sets = selection.sets.count ?? 1;
  const passes = catalogue.printedSides.get(selection.printedSideId ?? 0)?.bothSides ? 2 : 1;
  const daysAPiece = rows.reduce(
    (sum, { piecesADay }) => sum + (piecesADay === undefined ? 0 : 1 / piecesADay),
    0,
  );
  return (quantity) => {
    const { pace } = press;
    const onPress =
      pace === undefined ? 0 : (run(press, layouts, quantity, passes) + pace.setUp) / pace.perDay;
    return Math.ceil(sets * (onPress + quantity * daysAPiece));
  };
}
