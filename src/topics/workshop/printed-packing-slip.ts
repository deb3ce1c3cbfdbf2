import type { Detail } from "#domain/detail.ts";
import type { OrderPlace } from "#domain/order/order-places.ts";

/** A line of an order as who packs it, and who unpacks it, reads it. */
interface SlipLine {
  readonly title: string;
  /** "2 sets of 250 pcs"; "" where none is counted. */
  readonly quantity: string;
  /** What it is made of and how. */
  readonly details: readonly Detail[];
  /** "Sets: Jo, Sam, Ana": what its sets are called; "" where they have no names. */
  readonly names: string;
}

/** What lies in a parcel with the goods: no price of them. */
export interface PrintedPackingSlip {
  readonly orderNo: string;
  readonly to: OrderPlace;
  /** When it was ordered, how it is sent, under which number of the customer's. */
  readonly facts: readonly Detail[];
  readonly lines: readonly SlipLine[];
}
