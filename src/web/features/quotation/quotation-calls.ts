import type { RequestOf, ReplyTo } from "#contract/calls.ts";

/** A quotation in wire names; money in dollars, GST included. */
export type WireQuotation = ReplyTo<"GET quote/get/quotation/:quotation_no">;

/** What is to be quoted, and the sums as they are shown; the shop works them out itself. */
export type Quotable = RequestOf<"POST quote/create/quotation">["body"];
