import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { ShippingChoice } from "#domain/catalogue/shipping.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { isTooHeavyForFree } from "./free-weight.ts";
import { type Job, ordinaryJob } from "./job.ts";
import { orderDate } from "./order-dates.ts";
import { chargedGrams } from "./parcel.ts";
import type { ShopMoment } from "./processing-day.ts";

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

function isGeneral(row: ShippingChoice): boolean {
  return row.onlyProductIds === null && row.onlyFinishingIds === null;
}

function isFor(row: ShippingChoice, { productId, finishingId }: Ordered): boolean {
  return (
    !row.exceptProductIds.includes(productId) &&
    (isGeneral(row) ||
      (row.onlyProductIds?.includes(productId) ?? false) ||
      (finishingId !== null && (row.onlyFinishingIds?.includes(finishingId) ?? false)))
  );
}

const knownRows = memoizePerCatalogue<readonly ShippingChoice[]>();

/** The catalogue's shipping rows for a product: of each method the most specific one, in the catalogue's order. */
export function shippingRowsFor(
  catalogue: Catalogue,
  { productId, finishingId }: Ordered,
): readonly ShippingChoice[] {
  return knownRows(catalogue, `${productId} ${finishingId}`, () => {
    const fitting = catalogue.document.shippingChoices.filter((row) =>
      isFor(row, { productId, finishingId }),
    );
    const chosen = new Map<string, ShippingChoice>();
    for (const row of fitting) {
      const known = chosen.get(row.method);
      if (known === undefined || (isGeneral(known) && !isGeneral(row))) chosen.set(row.method, row);
    }
    return [...chosen.values()];
  });
}

/**
 * Shipping costs nothing from the shop's subtotal on, and for products that always ship free (Art Paper), up to what the shop sends for
 * nothing.
 */
export function isFreeShipping(
  catalogue: Catalogue,
  ordered: Ordered,
  subtotal: Cents,
  { goods }: Pick<Job, "goods"> = ordinaryJob,
): boolean {
  return (
    !isTooHeavyForFree(catalogue, goods) &&
    (subtotal >= catalogue.document.shop.freeShippingFrom ||
      (catalogue.products.get(ordered.productId)?.freeShipping ?? false))
  );
}

/** Working days until goods leave: the days of printing, and one to pack them (content-and-lettering.md 9.1). */
export function daysToDispatch({ printingDays }: Pick<ShippingOffer, "printingDays">): number {
  return printingDays + 1;
}

/** Working days until goods arrive, at the latest. */
export function daysToDelivery({
  printingDays,
  shippingDays,
}: Pick<ShippingOffer, "printingDays" | "shippingDays">): number {
  return printingDays + shippingDays;
}

/** "9-10 business days": printing_days+1 to printing_days+shipping_days (content-and-lettering.md 9.1). */
export function turnaroundText(printingDays: number, shippingDays: number): string {
  const first = daysToDispatch({ printingDays });
  const last = daysToDelivery({ printingDays, shippingDays });
  return `${first === last ? first : `${first}-${last}`} business days`;
}

/** What a parcel of this weight costs: the row's cost, and more for every step begun above what that covers. */
function costAt({ cost, heavier }: ShippingChoice, grams: number): Cents {
  if (heavier === null || grams <= heavier.fromGrams) return cost;
  return cost + Math.ceil((grams - heavier.fromGrams) / heavier.everyGrams) * heavier.cost;
}

/** Days in production of a job of so many days' work; null where it is too large to go this way. */
function printingDaysOf({ printingDays, roomDays, whenLarger }: ShippingChoice, workDays: number) {
  const lacking = roomDays === null ? 0 : Math.max(0, workDays - roomDays);
  return lacking > 0 && whenLarger === "not-offered" ? null : printingDays + lacking;
}

function shippingOffer(
  catalogue: Catalogue,
  row: ShippingChoice,
  moment: ShopMoment,
  { printingDays, cost }: Pick<ShippingOffer, "printingDays" | "cost">,
): ShippingOffer {
  const { id, method, shippingDays, shippingGroup } = row;
  return {
    id,
    method,
    printingDays,
    shippingDays,
    cost,
    shippingGroup,
    dispatch: orderDate(catalogue, moment, daysToDispatch({ printingDays })),
    delivery: orderDate(catalogue, moment, daysToDelivery({ printingDays, shippingDays })),
    turnaround: turnaroundText(printingDays, shippingDays),
  };
}

/**
 * The ways to ship a product, by the price and the job of an order. Asked for one quantity after the other, a way that
 * takes and costs what it did for the one before is the very same offer.
 */
export function shippingChoicesFor(
  catalogue: Catalogue,
  ordered: Ordered,
  moment: ShopMoment,
): (price: Cents, job: Job) => readonly ShippingOffer[] {
  const rows = shippingRowsFor(catalogue, ordered);
  const before = new Map<ShippingChoice, ShippingOffer>();
  return (price, { workDays, goods }) => {
    const grams = chargedGrams(catalogue.document.parcel, goods);
    const free = isFreeShipping(catalogue, ordered, price, { goods });
    const offers: ShippingOffer[] = [];
    for (const row of rows) {
      const printingDays = printingDaysOf(row, workDays);
      if (printingDays === null) continue;
      const cost = free && row === rows[0] ? 0 : costAt(row, grams);
      const last = before.get(row);
      const isSame = last?.printingDays === printingDays && last.cost === cost;
      const offer = isSame ? last : shippingOffer(catalogue, row, moment, { printingDays, cost });
      before.set(row, offer);
      offers.push(offer);
    }
    return offers;
  };
}

/**
 * The ways to ship a job at a price, the shop's standard way first. Free shipping makes the first one free, up to the
 * shop's weight; a faster one keeps its cost and is left out where the job does not fit its days.
 */
export function shippingChoices(
  catalogue: Catalogue,
  ordered: Ordered,
  price: Cents,
  moment: ShopMoment,
  job: Job = ordinaryJob,
): readonly ShippingOffer[] {
  return shippingChoicesFor(catalogue, ordered, moment)(price, job);
}

/** The way that brings it before the standard way, the first, does; of several the earliest, null when there is none. */
export function fasterOf([standard, ...others]: readonly ShippingOffer[]): ShippingOffer | null {
  let best: ShippingOffer | null = null;
  for (const offer of others) {
    if (offer.delivery < (best ?? standard)!.delivery) best = offer;
  }
  return best;
}
