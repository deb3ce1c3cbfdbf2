import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { totalOf } from "#domain/price/quoted-selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";

/** What the same pieces cost in another size; null where it is not offered, has no price, or brings another shape along. */
export function totalAtSize(
  catalogue: Catalogue,
  selection: Selection,
  size: SizeMm,
  on: CalendarDate,
): Cents | null {
  // The product stays: whatever else its page offers is no matter.
  const scope = { productIds: [selection.productId], onlySupplyIds: null };
  const next = choose(catalogue, scope, selection, { field: "customSize", ...size });
  const isSame =
    next.shapeId === selection.shapeId &&
    next.quantity.pieces === selection.quantity.pieces &&
    next.size.widthMm === size.widthMm &&
    next.size.heightMm === size.heightMm;
  return isSame ? totalOf(catalogue, next, on) : null;
}
