import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Size } from "#domain/catalogue/product.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";

/**
 * The limits of what is cut to a shape of that size. Rows for any sides are those of whole sheets and tape: what is drawn for
 * them has no shape of its own. Cards have no supply.
 */
function rowsFor(
  { document }: Catalogue,
  isCard: boolean,
  { widthMm, heightMm }: Size,
): readonly DimLookup[] {
  return document.dimLookups.filter((row) =>
    isCard ? row.supplyId === null : row.supplyId !== null && row.equalSides === (widthMm === heightMm),
  );
}

function sides({ widthMm, heightMm }: Size): readonly [shorter: number, longer: number] {
  return [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
}

/** Longer side against longer, shorter against shorter: a piece may be turned. */
function fits(size: Size, { min, max }: DimLookup): boolean {
  const [shorter, longer] = sides(size);
  const [leastShort, leastLong] = sides(min);
  const [mostShort, mostLong] = sides(max);
  return shorter >= leastShort && longer >= leastLong && shorter <= mostShort && longer <= mostLong;
}

/** Whether some supply (or cards) is cut to a size of whole millimetres. */
export function isWithin(catalogue: Catalogue, isCard: boolean, size: Size): boolean {
  const isWhole = Number.isInteger(size.widthMm) && Number.isInteger(size.heightMm);
  return isWhole && rowsFor(catalogue, isCard, size).some((row) => fits(size, row));
}
