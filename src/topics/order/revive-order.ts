import { priceCart } from "#domain/cart/price-cart.ts";
import type { Cents } from "#domain/money.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { type AnswerFault, type AskedOrder, recordByCustomer } from "./answer-proof.ts";
import type { Caller } from "#topics/person/caller.ts";
import type { KnownOrder } from "./known-order.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";
import type { Services } from "#topics/services.ts";

/** What becomes of a lapsed order. */
export interface Revival {
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
  { row, lines, state }: KnownOrder,
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
  services: Pick<Services, "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment">,
  caller: Caller,
  asked: AskedOrder,
): Promise<{ readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | "order-closed">> {
  const read = await readOrder(services, caller, asked.orderNo, asked.key);
  if (!read.ok) return read;
  if (revivalOf(services, read.order)?.may !== true) return refuse("order-closed");
  return recordByCustomer(services, caller, asked, { kind: "revived" });
}
