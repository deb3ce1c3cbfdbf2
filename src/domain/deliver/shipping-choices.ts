import type { CalendarDate } from "../calendar-date.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ShippingChoice } from "../catalogue/schema.ts";
import type { Selection } from "../configure/selection.ts";
import type { Cents } from "../money.ts";
import {
  addWorkingDays,
  processingDay,
  type ShopMoment,
  type WorkingCalendar,
  workingCalendar,
} from "./processing-day.ts";

/** One way to get the goods, with its days for an order placed at a moment. */
export interface ShippingOffer {
  readonly id: number;
  readonly method: string;
  readonly printingDays: number;
  readonly shippingDays: number;
  readonly cost: Cents;
  readonly shippingGroup: string;
  readonly dispatch: CalendarDate;
  /** The last day of the turnaround shown: an estimate, not a promise (content-and-lettering.md 9.1). */
  readonly delivery: CalendarDate;
  /** "9-10 business days". */
  readonly turnaround: string;
}

type Ordered = Pick<Selection, "productId" | "finishingId">;

const isGeneral = (row: ShippingChoice): boolean =>
  row.onlyProductIds === null && row.onlyFinishingIds === null;

const isFor = (row: ShippingChoice, { productId, finishingId }: Ordered): boolean =>
  !row.exceptProductIds.includes(productId) &&
  (isGeneral(row) ||
    (row.onlyProductIds?.includes(productId) ?? false) ||
    (finishingId !== null && (row.onlyFinishingIds?.includes(finishingId) ?? false)));

/** The catalogue's shipping rows for a product: of each method the most specific one, in the catalogue's order. */
export const shippingRowsFor = (catalogue: Catalogue, ordered: Ordered): readonly ShippingChoice[] => {
  const fitting = catalogue.document.shippingChoices.filter((row) => isFor(row, ordered));
  const chosen = new Map<string, ShippingChoice>();
  for (const row of fitting) {
    const known = chosen.get(row.method);
    if (known === undefined || (isGeneral(known) && !isGeneral(row))) chosen.set(row.method, row);
  }
  return [...chosen.values()];
};

/** Shipping costs nothing from the shop's subtotal on, and for products that always ship free (Art Paper). */
export const isFreeShipping = (catalogue: Catalogue, ordered: Ordered, subtotal: Cents): boolean =>
  subtotal >= catalogue.document.shop.freeShippingFrom ||
  (catalogue.products.get(ordered.productId)?.freeShipping ?? false);

/** "9-10 business days": printing_days+1 to printing_days+shipping_days (content-and-lettering.md 9.1). */
export const turnaroundText = (printingDays: number, shippingDays: number): string => {
  const first = printingDays + 1;
  const last = printingDays + shippingDays;
  return `${first === last ? first : `${first}-${last}`} business days`;
};

const calendars = new WeakMap<Catalogue, WorkingCalendar>();

/** The shop's working calendar, built once per compiled catalogue. */
export const calendarOf = (catalogue: Catalogue): WorkingCalendar => {
  const known = calendars.get(catalogue);
  if (known !== undefined) return known;
  const { holidays, shop } = catalogue.document;
  const calendar = workingCalendar(holidays, shop.region);
  calendars.set(catalogue, calendar);
  return calendar;
};

/**
 * The ways to ship a selection at a price, the shop's standard way first. Free shipping makes the first one free;
 * a faster one keeps its cost.
 */
export const shippingChoices = (
  catalogue: Catalogue,
  ordered: Ordered,
  price: Cents,
  moment: ShopMoment,
): readonly ShippingOffer[] => {
  const calendar = calendarOf(catalogue);
  const from = processingDay(calendar, moment);
  const free = isFreeShipping(catalogue, ordered, price);
  return shippingRowsFor(catalogue, ordered).map((row, index) => ({
    id: row.id,
    method: row.method,
    printingDays: row.printingDays,
    shippingDays: row.shippingDays,
    cost: free && index === 0 ? 0 : row.cost,
    shippingGroup: row.shippingGroup,
    dispatch: addWorkingDays(calendar, from, row.printingDays + 1),
    delivery: addWorkingDays(calendar, from, row.printingDays + row.shippingDays),
    turnaround: turnaroundText(row.printingDays, row.shippingDays),
  }));
};
