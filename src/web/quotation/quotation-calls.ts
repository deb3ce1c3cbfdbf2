import type { RequestOf, ReplyTo } from "#contract/calls.ts";

/** A quotation in wire names; money in dollars, GST included. */
export type WireQuotation = ReplyTo<"GET quote/get/quotation/:quotation_no">;

/** What its paper says. */
export type WirePaper = Omit<WireQuotation, "id">;

/** A quotation as whoever has its link sees it. */
export type WireLinkedQuotation = ReplyTo<"GET quotation/:quotation_no">;

/** What is to be quoted, and the sums as they are shown; the shop works them out itself. */
export type Quotable = RequestOf<"POST quote/create/quotation">["body"];
