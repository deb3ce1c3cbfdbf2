import type { ReplyTo } from "#contract/calls.ts";
import type { SubmittedFields } from "#web/forms/form-state.ts";

/** Everything the checkout shows, as the contract has it. */
export type WireCheckout = ReplyTo<"GET checkout">;

/** A quotation that is ordered instead of the cart, as its link names it. */
export interface QuotationLink {
  readonly number: string;
  readonly key: string;
}

/** The address of a checkout. */
export function checkoutPath(link: QuotationLink | null): string {
  if (link === null) return "/checkout";
  return `/checkout?${new URLSearchParams({ quotation: link.number, key: link.key })}`;
}

/** One thing that is ordered. */
export type CheckoutItem = WireCheckout["cart"]["cart_items"][number];

/** What stands on the page beside what is typed: nothing is ordered that was not seen. */
export interface SumsOnPage {
  /** Dollars. */
  readonly total_price: number;
  /** Null where nothing can be shipped. */
  readonly delivery_date: string | null;
}

/** What was shown is no longer so. */
export interface ChangedSums {
  readonly shown: SumsOnPage;
  readonly now: SumsOnPage;
}

/** A checkout that was sent without a script, and came back. */
export interface SubmittedCheckout extends SubmittedFields {
  readonly changed: ChangedSums | null;
}
