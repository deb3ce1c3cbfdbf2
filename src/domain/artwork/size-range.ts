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

/** What keeps a size from being cut: a side too short, with the least that it must have, or too long. */
export type SizeRangeIssue =
  | { readonly code: "too-small"; readonly limitMm: number }
  | { readonly code: "too-large" };

/** Of a size of whole millimetres that is not within: why. */
export function sizeRangeIssue(catalogue: Catalogue, isCard: boolean, size: Size): SizeRangeIssue {
  const least = rowsFor(catalogue, isCard, size).map(({ min }) => sides(min));
  const [leastShort, leastLong] = [0, 1].map((at) => Math.min(...least.map((pair) => pair[at] ?? 0)));
  const [shorter, longer] = sides(size);
  if (leastShort !== undefined && shorter < leastShort) return { code: "too-small", limitMm: leastShort };
  return leastLong !== undefined && longer < leastLong
    ? { code: "too-small", limitMm: leastLong }
    : { code: "too-large" };
}

/** Whether some supply (or cards) is cut to a size of whole millimetres. */
export function isWithin(catalogue: Catalogue, isCard: boolean, size: Size): boolean {
  const isWhole = Number.isInteger(size.widthMm) && Number.isInteger(size.heightMm);
  return isWhole && rowsFor(catalogue, isCard, size).some((row) => fits(size, row));
}
