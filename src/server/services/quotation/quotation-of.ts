import { asLine, type BillTo, billToForm } from "#domain/quotation/bill-to.ts";
import type { KnownParty, StoredQuotation } from "#server/db/quotations.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { gstIn } from "#domain/money.ts";
import type { Quotation, QuotationLine } from "#domain/quotation/quotation.ts";
import type { QuotationItem } from "#server/db/schema/quotation.ts";
import { selectionOf } from "#server/db/schema/selection-column.ts";
import { placeColumns, placeOf } from "../account/place.ts";

/** Bill To as the table has it. */
export function billToColumns(billTo: BillTo) {
  return { name: billTo.name, ...placeColumns(billTo) };
}

export function billToOf(row: StoredQuotation): BillTo {
  return { name: row.name, ...placeOf(row) };
}

/** Bill To of somebody the shop knows: the name, and the first entry of the address book. */
export function knownBillTo({ name, address }: KnownParty): BillTo {
  return billToForm.parse({ name: asLine(name ?? ""), ...(address && placeOf(address)) });
}

/** A line of a quotation with what was configured. */
export type QuotedLine = QuotationLine & QuotationItem & { readonly selection: Selection };

/** An issued quotation with the id by which its Bill To is changed, and what was configured on each line. */
export interface IssuedQuotation extends Quotation {
  readonly id: number;
  readonly lines: readonly QuotedLine[];
}

function shippingOf({ shippingMethod: method, deliveryDate: delivery }: StoredQuotation) {
  return method === null || delivery === null ? null : { method, delivery };
}

/** A stored quotation as it was issued; nothing in it is worked out from the catalogue again. */
export function quotationOf(row: StoredQuotation): IssuedQuotation {
  return {
    id: row.id,
    number: row.quotationNo,
    issueDate: row.issueDate,
    billTo: billToOf(row),
    lines: row.items.map((item) => ({
      ...item,
      title: item.title ?? item.product,
      selection: selectionOf(item.selection),
    })),
    totals: {
      subTotal: row.subTotal,
      shippingFee: row.shippingFee,
      pointDiscount: row.pointDiscount,
      couponDiscount: row.couponDiscount,
      total: row.totalPrice,
      gst: gstIn(row.totalPrice),
    },
    shipping: shippingOf(row),
  };
}
