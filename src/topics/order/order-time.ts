import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type OrderClock, orderClock } from "#domain/order/waiting/order-clock.ts";
import { type CustomersTurn, customersTurn } from "#domain/order/waiting/whose-turn.ts";
import { isBeforeProduction, isToLeave } from "#domain/order/order-stage.ts";
import { shopMoment } from "#platform/clock.ts";
import { awaitedLines } from "./awaited-lines.ts";
import type { LoadedOrder } from "./loaded-order.ts";
import type { Services } from "#topics/services.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Cents } from "#domain/money.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type AnswerFault, type OrderQuery, recordByCustomer } from "./answer-order.ts";
import type { Caller } from "#topics/person/caller.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";

type Needs = Pick<Services, "shopMoment">;

/** An order that waits for its customer: for what, and until when. */
export interface WaitingOrder extends Omit<OrderClock, "lastDay"> {
  readonly turns: readonly CustomersTurn[];
  /** Null where it does not lapse: only a difference is missing, or the rest beyond a deposit. */
  readonly lastDay: OrderClock["lastDay"] | null;
}

/** The fact since which nothing was heard of an order. */
export function lastHeard({ facts }: Pick<LoadedOrder, "facts">): {
  readonly id: number;
  readonly at: number;
} {
  return facts.at(-1) ?? { id: 0, at: 0 };
}

/** The clock of an order as if it waited for its customer; `catalogue` is that of when it was placed. */
export function clockOf({ shopMoment: now }: Needs, catalogue: Catalogue, order: LoadedOrder): OrderClock {
  const { timeZone, cutOff } = catalogue.document.shop;
  return orderClock(catalogue, shopMoment(lastHeard(order).at, timeZone, cutOff), now().date);
}

/** For what an order waits that only its customer can do, and until when; null where it does not. */
export function waitingOrder(services: Needs, order: ReadOrder): WaitingOrder | null {
  if (!isBeforeProduction(order.state) && !isToLeave(order.state)) return null;
  const turns = customersTurn(order.state, awaitedLines(order));
  if (turns.length === 0) return null;
  const clock = clockOf(services, order.catalogue, order);
  const { stage, lacksDifference } = order.state;
  if (stage === "open" && !lacksDifference) return { turns, ...clock };
  return { turns, lastDay: null, due: clock.due?.kind === "lapse" ? null : clock.due };
}

/** What becomes of a lapsed order. */
interface Revival {
  /** What it costs today, without coupon and points; null where something of it is no longer made. */
  readonly total: Cents | null;
  /** It can be opened again as it is: everything costs today what it did. */
  readonly may: boolean;
}

/**
 * What a lapsed order costs by the catalogue of now. Where each line and the shipping still cost the same, and neither coupon nor points
 * paid for any of it, it is opened again as it was; whatever else has to be ordered anew, at today's price.
 */
export function revivalOf(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  { row, lines, state }: LoadedOrder,
): Revival | null {
  if (state.stage !== "lapsed") return null;
  // No catalogue knows what it costs today.
  if (lines.some(({ written }) => written !== undefined)) return { total: null, may: false };
  const inCart = lines.map(({ selection, originPath, price }, id) => ({
    id,
    selection,
    originPath,
    lastShownPrice: price,
  }));
  const asked = { couponCode: null, points: 0, shippingMethod: row.shipping.method };
  const cart = priceCart(catalogue.current(), inCart, asked, { balance: 0 }, shopMoment());
  const isSame = cart.lines.every((one, at) => one.row?.price === lines[at]?.price);
  const { method, cost } = cart.chosenShipping ?? {};
  const isSentAlike = method === row.shipping.method && cost === row.shippingFee;
  const isPlain = row.couponDiscount === 0 && row.pointDiscount === 0;
  const isMade = cart.lines.every((one) => one.row !== null);
  return { total: isMade ? cart.totals.total : null, may: isSame && isSentAlike && isPlain };
}

/** Opens a lapsed order again, where everything of it still costs the same. */
export async function reviveOrder(
  services: Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: OrderQuery,
): Promise<{ readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "order-closed">> {
  const read = await readOrder(services, caller, asked.orderNo, asked.key);
  if (!read.ok) return read;
  if (revivalOf(services, read.order)?.may !== true) return refuse("order-closed");
  return recordByCustomer(services, caller, asked, { kind: "revived" });
}
