import type { OrderPlace } from "#domain/order/order-places.ts";

/** What a label for a parcel says. */
export interface PrintedParcelLabel {
  readonly orderNo: string;
  /** Which of how many parcels, from 1. */
  readonly parcel: number;
  readonly parcels: number;
  readonly to: OrderPlace;
  /** "" where none was given. */
  readonly phone: string;
  readonly instructions: string;
  /** The shop, a line each. */
  readonly from: OrderPlace;
}

/** One on each page of a label printer's roll, or four on each sheet of A4. */
export type LabelPaper = "label" | "a4";
