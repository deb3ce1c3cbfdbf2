import type { BillTo } from "#domain/quote/quotation/bill-to.ts";
import type { Detail } from "#domain/detail.ts";
import { callShop } from "#web/calls/call-shop.ts";

/** A quotation in wire names; money in dollars, GST included. */
export interface WireQuotation extends BillTo {
  readonly id: number;
  readonly quotation_no: string;
  readonly issue_date: string;
  readonly valid_until: string;
  readonly items: readonly {
    readonly product: string;
    readonly title: string;
    readonly details: readonly Detail[];
    readonly quantity_text: string;
    readonly price: number;
    /** Query of its picture. */
    readonly picture: string;
  }[];
  readonly sub_total: number;
  readonly shipping_fee: number;
  readonly point_discount: number;
  readonly coupon_discount: number;
  readonly total_price: number;
  readonly gst: number;
}

/** What is to be quoted, and the sums as they are shown; the shop works them out itself. */
export interface Quotable {
  /** Configured products, or items of the cart. */
  readonly quotations: readonly object[];
  readonly sub_total?: number;
  readonly shipping_fee?: number;
  readonly point_discount?: number;
  readonly coupon_discount?: number;
  readonly total_price?: number;
}

export function createQuotation(quotable: Quotable, key: string) {
  return callShop<{ readonly quotation_no: string }>("POST", "quote/create/quotation", quotable, key);
}

export function readQuotation(number: string) {
  return callShop<WireQuotation>("GET", `quote/get/quotation/${encodeURIComponent(number)}`);
}

export function changeBillTo(id: number, billTo: BillTo) {
  return callShop<WireQuotation>("PUT", `quote/update/quotation/${id}`, billTo);
}
