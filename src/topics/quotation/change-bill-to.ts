import { refuse, type Refusal } from "#domain/refusal.ts";
import type { BillTo } from "#domain/quotation/bill-to.ts";
import { changeBillToColumns } from "./quotations.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { billToColumns, type IssuedQuotation, quotationOf } from "./read-quotation.ts";

/** Writes Bill To of the asker's own quotation; everything else stays as it was issued. */
export async function changeBillTo(
  services: Pick<Services, "db">,
  caller: Caller,
  id: number,
  billTo: BillTo,
): Promise<
  { readonly ok: true; readonly quotation: IssuedQuotation } | Refusal<"not-found" | "password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { db } = services;
  const row =
    found.owner === null ? null : await changeBillToColumns(db, found.owner, id, billToColumns(billTo));
  return row ? { ok: true, quotation: quotationOf(row) } : refuse("not-found");
}
