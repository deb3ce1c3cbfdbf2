import { asLine, type BillTo, billToForm } from "#domain/quotation/bill-to.ts";
import { findQuotation, type LoadedParty } from "./quotations.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { gstIn } from "#domain/money.ts";
import { isQuotationNumber, type Quotation, type QuotationLine } from "#domain/quotation/quotation.ts";
import type { QuotationItem, StoredQuotation } from "#platform/db/schema/quotation.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type Owner, ownerOf } from "#platform/db/owner.ts";
import { placeColumns, placeOf } from "#topics/account/address-book.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { lastDayOf } from "./last-day.ts";
import { findQuotationOfKey } from "./quotation-link-use.ts";

/** Bill To as the table has it. */
export function billToColumns(billTo: BillTo) {
  return { name: billTo.name, ...placeColumns(billTo) };
}

function billToOf(row: StoredQuotation): BillTo {
  return { name: row.name, ...placeOf(row) };
}

/** Bill To of somebody the shop knows: the name, and the first entry of the address book; without one, where their last order went. */
export function loadedBillTo({ name, address, lastPlace }: LoadedParty): BillTo {
  const place = address === null ? lastPlace : placeOf(address);
  return billToForm.parse({ name: asLine(name ?? ""), ...place });
}

/** A line of a quotation with what was configured. */
export type QuotedLine = QuotationLine & QuotationItem & { readonly selection: Selection };

/** An issued quotation with the id by which its Bill To is changed, and what was configured on each line. */
export interface IssuedQuotation extends Quotation {
  readonly id: number;
  readonly keyVersion: number;
  readonly lines: readonly QuotedLine[];
}

/** Whether anything of it is in a person's words, at a price that no catalogue knows. */
export function isWritten({ lines }: Pick<IssuedQuotation, "lines">): boolean {
  return lines.some(({ written }) => written !== undefined);
}

function shippingOf({ shippingMethod: method, deliveryDate: delivery }: StoredQuotation) {
  return method === null || delivery === null ? null : { method, delivery };
}

/** A stored quotation as it was issued; nothing in it is worked out from the catalogue again. */
export function quotationOf(row: StoredQuotation): IssuedQuotation {
  return {
    id: row.id,
    keyVersion: row.keyVersion,
    number: row.quotationNo,
    issueDate: row.issueDate,
    validUntil: lastDayOf(row),
    words: row.words,
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

export interface OwnQuotation {
  readonly ok: true;
  readonly owner: Owner;
  readonly row: StoredQuotation;
}

/** The asker's own quotation of a number; somebody else's is as little there as one that never was. */
async function findOwnQuotation(
  services: Pick<Services, "db">,
  caller: Caller,
  quotationNo: string,
): Promise<OwnQuotation | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null || !isQuotationNumber(quotationNo)) return refuse("not-found");
  const row = await findQuotation(services.db, owner, quotationNo);
  return row ? { ok: true, owner, row } : refuse("not-found");
}

/** The quotation of a number for whoever has its key, which opens no other; without a key for its owner. */
export async function findQuotationFor(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  quotationNo: string,
  key: string | null,
): Promise<OwnQuotation | Refusal<"not-found" | "password-must-change">> {
  if (key === null) return findOwnQuotation(services, caller, quotationNo);
  const row = await findQuotationOfKey(services, services.db, quotationNo, key);
  return row === null ? refuse("not-found") : { ok: true, owner: ownerOf(row), row };
}

/** A quotation, to its owner. */
export async function readQuotation(
  services: Pick<Services, "db">,
  caller: Caller,
  quotationNo: string,
): Promise<
  { readonly ok: true; readonly quotation: IssuedQuotation } | Refusal<"not-found" | "password-must-change">
> {
  const own = await findOwnQuotation(services, caller, quotationNo);
  return own.ok ? { ok: true, quotation: quotationOf(own.row) } : own;
}
