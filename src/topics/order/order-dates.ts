import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { readyAt } from "#domain/order/waiting/waits-for.ts";
import { promisedDates, type PromisedDates } from "#domain/order/promised-dates.ts";
import { shopMoment } from "#platform/clock.ts";
import type { Services } from "#topics/services.ts";
import type { LoadedOrder } from "./loaded-order.ts";

/** When an order leaves and arrives, and whether that is fixed or moves with every day that goes by. */
export interface OrderPromise {
  /** Null at an end without goods. */
  readonly dates: PromisedDates | null;
  readonly isFixed: boolean;
}

/** Fixed from the moment on at which it was approved and paid; before, as if it were so now. */
export function promiseOf(
  services: Pick<Services, "shopMoment">,
  catalogue: Catalogue,
  { row, state }: LoadedOrder,
): OrderPromise {
  const ready = readyAt(state);
  if (isGivenUp(state)) return { dates: null, isFixed: false };
  const { timeZone, cutOff } = catalogue.document.shop;
  const moment = ready === null ? services.shopMoment() : shopMoment(ready, timeZone, cutOff);
  return { dates: promisedDates(catalogue, row.shipping, moment), isFixed: ready !== null };
}
