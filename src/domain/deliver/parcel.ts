import type { ParcelRules } from "#domain/catalogue/shipping.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ChosenRow } from "./chosen-rows.ts";

/** What goods weigh and how much room they take; of several goods it is added up. */
export interface Goods {
  readonly grams: number;
  readonly volumeMm3: number;
}

const NO_GOODS: Goods = { grams: 0, volumeMm3: 0 };
const MM2_PER_M2 = 1_000_000;
const MICRONS_PER_MM = 1000;

/** One piece of a selection: its width times its height of everything it is made of; nothing while it has no size. */
export function pieceGoods({ size }: Selection, rows: readonly ChosenRow[]): Goods {
  const areaMm2 = (size.widthMm ?? 0) * (size.heightMm ?? 0);
  let { grams, volumeMm3 } = NO_GOODS;
  for (const { stock } of rows) {
    grams += ((stock?.gramsPerM2 ?? 0) * areaMm2) / MM2_PER_M2;
    volumeMm3 += ((stock?.microns ?? 0) * areaMm2) / MICRONS_PER_MM;
  }
  return { grams, volumeMm3 };
}

export function times(pieces: number, { grams, volumeMm3 }: Goods): Goods {
  return { grams: grams * pieces, volumeMm3: volumeMm3 * pieces };
}

/** Goods that travel together. */
export function inOneParcel(all: readonly Goods[]): Goods {
  return all.reduce(
    (sum, { grams, volumeMm3 }) => ({ grams: sum.grams + grams, volumeMm3: sum.volumeMm3 + volumeMm3 }),
    NO_GOODS,
  );
}

/** Whole grams a courier charges for: goods, padding and box, or what their room counts for where that is more. */
export function chargedGrams(rules: ParcelRules, { grams, volumeMm3 }: Goods): number {
  const weight = (grams * (1000 + rules.packingPermille)) / 1000 + rules.boxGrams;
  // A kilogram per cubic metre is a thousand grams in a thousand million cubic millimetres.
  const cubic = (volumeMm3 * rules.cubicKgPerM3) / MM2_PER_M2;
  return Math.ceil(Math.max(weight, cubic));
}
