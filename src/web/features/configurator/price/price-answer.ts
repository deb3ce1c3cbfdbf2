import type { BesideReplyTo, ReplyTo } from "#contract/calls.ts";
import { type Cents, toCents } from "#domain/money.ts";

type Row = ReplyTo<"GET get/pricing-data">[number];

interface Priced extends BesideReplyTo<"GET get/pricing-data"> {
  readonly data: readonly Pick<Row, "quantity" | "price">[];
}

/** The price of one quantity of a selection; null when the answer is for another selection or does not have it. */
export function priceIn(answer: Priced, hash: string, quantity: number): Cents | null {
  if (answer.selection_hash !== hash) return null;
  const row = answer.data.find((one) => one.quantity === quantity);
  return row === undefined ? null : toCents(row.price);
}
