import type { Selection } from "#domain/configure/selection.ts";
import type { Detail } from "#domain/detail.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine } from "#domain/price/pricing-row.ts";

/** What of a line of an order another size or quantity changes; everything else stays as it was placed. */
export interface AmendedLine {
  readonly title: string;
  readonly details: readonly Detail[];
  /** Pieces of one set. */
  readonly quantity: number;
  readonly sets: number;
  /** Of all its sets, GST included. */
  readonly price: Cents;
  readonly priceLines: readonly PriceLine[];
  readonly selection: Selection;
  readonly selectionHash: string;
}

/**
 * Another size or quantity of a line, as the shop proposes it with a proof. It counts from the approval of that proof on; a proof that
 * is sent back, or replaced, takes it along.
 */
export interface Amendment {
  readonly line: AmendedLine;
  /** What the goods of the order cost more with it; below 0 they cost less. GST included. */
  readonly goodsCents: Cents;
  /** What the order's coupon takes off more with it; below 0 it takes off less. */
  readonly couponCents: Cents;
}

/** What an order costs more with an amendment; below 0 it costs less. */
export function amendedBy({ goodsCents, couponCents }: Pick<Amendment, "couponCents" | "goodsCents">): Cents {
  return goodsCents - couponCents;
}

/** The sums of an order that amendments change. */
interface Sums {
  readonly subTotal: Cents;
  readonly couponDiscount: Cents;
  readonly totalPrice: Cents;
}

/** The sums of an order with those of its amendments that were accepted. */
export function amendedSums(placed: Sums, accepted: Iterable<Amendment>): Sums {
  let { subTotal, couponDiscount, totalPrice } = placed;
  for (const amendment of accepted) {
    subTotal += amendment.goodsCents;
    couponDiscount += amendment.couponCents;
    totalPrice += amendedBy(amendment);
  }
  return { subTotal, couponDiscount, totalPrice };
}
