import { asLine, type BillTo, billToForm } from "#domain/quotation/bill-to.ts";
import type { KnownParty, StoredQuotation } from "#server/db/quotations.ts";
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
