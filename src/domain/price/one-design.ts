import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { totalOf } from "./quoted-selection.ts";

/**
 * What all pieces of several sets would cost in one design, in cents; null for a single set, and where so many pieces of
 * one design have no price. A set is set up, printed and cut by itself, so one design never costs more.
 */
export function oneDesignPrice(catalogue: Catalogue, selection: Selection, on: CalendarDate): Cents | null {
  const { pieces } = selection.quantity;
  const { count } = selection.sets;
  if (pieces === null || count === null || count < 2) return null;
  return totalOf(
    catalogue,
    { ...selection, quantity: { custom: true, pieces: pieces * count }, sets: { custom: false, count: 1 } },
    on,
  );
}
