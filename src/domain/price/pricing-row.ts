import type { Promotion } from "#domain/catalogue/schema.ts";
import type { Cents } from "#domain/money.ts";

/** One line of "why this price": cents that add up to the row's price. */
export interface PriceLine {
  /** `setup`, `material`, `print`, `finishing`, `cutting`, `sets`, or `feature:<code>[:front|:back]`. */
  readonly code: string;
  readonly label: string;
  readonly amount: Cents;
}

/** What lowers a price, and until when: its last day. */
export type RunningPromotion = Pick<Promotion, "name" | "endsOn">;

/** The price of one quantity, for all sets together, GST included. */
export interface PricingRow {
  readonly quantity: number;
  /** True for the customer's own number, false for a tier. */
  readonly customQuantity: boolean;
  readonly price: Cents;
  /** The price without the running promotion, when one lowers it. */
  readonly originalPrice: Cents | null;
  /** That promotion, where there is an original price. */
  readonly promotion?: RunningPromotion;
  /** Part of `price` that the print features make up. */
  readonly printFeaturePrice: Cents;
}

/** A price with what it is made of. */
export interface ExplainedRow extends PricingRow {
  readonly lines: readonly PriceLine[];
}
