import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine, PricingRow } from "#domain/price/pricing-row.ts";

/** A price that the staff set by hand for a line, for exactly what was configured then (decision 311). */
export interface AgreedPrice {
  /** For all sets together, GST included. */
  readonly cents: Cents;
  /** Why, for the staff alone. */
  readonly reason: string;
  /** Of what was configured. */
  readonly hash: string;
}

/** What stays of it with what was ordered or quoted. */
export interface AgreedNote {
  readonly reason: string;
  /** What the catalogue asked on that day. */
  readonly usual: Cents;
}

interface AgreedLine {
  readonly selection: Selection;
  readonly agreed?: AgreedPrice | null;
}

/** The price by hand that a line has; null where it has none, or is configured differently by now. */
export function agreedOf({ selection, agreed }: AgreedLine): AgreedPrice | null {
  return agreed?.hash === selectionHash(selection) ? agreed : null;
}

/** The row of a price by hand: no promotion lowers it. */
export function agreedRow(row: PricingRow, { cents: price }: AgreedPrice): PricingRow {
  const { quantity, customQuantity, printFeaturePrice } = row;
  return { quantity, customQuantity, price, originalPrice: null, printFeaturePrice };
}

/** What a price by hand is made of. */
export function agreedLines({ cents: amount }: AgreedPrice): readonly PriceLine[] {
  return [{ code: "quoted", label: "As agreed", amount }];
}
