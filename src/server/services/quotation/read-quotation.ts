import { refuse, type Refusal } from "#domain/refusal.ts";
import { isQuotationNumber } from "#domain/quotation/quotation.ts";
import { findQuotation, type StoredQuotation } from "#server/db/quotations.ts";
import type { Owner } from "#server/db/owner.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { type IssuedQuotation, quotationOf } from "./quotation-of.ts";

export interface OwnQuotation {
  readonly ok: true;
  readonly owner: Owner;
  readonly row: StoredQuotation;
}

/** The asker's own quotation of a number; somebody else's is as little there as one that never was. */
export async function findOwnQuotation(
  services: Pick<Services, "db">,
  caller: Caller,
  quotationNo: string,
): Promise<OwnQuotation | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null || !isQuotationNumber(quotationNo)) return refuse("not-found");
  const row = await findQuotation(services.db, owner, quotationNo);
  return row ? { ok: true, owner, row } : refuse("not-found");
}

/** A quotation, to its owner. */
export async function readQuotation(
  services: Pick<Services, "db">,
  caller: Caller,
  quotationNo: string,
): Promise<{ readonly ok: true; readonly quotation: IssuedQuotation } | Refusal> {
  const own = await findOwnQuotation(services, caller, quotationNo);
  return own.ok ? { ok: true, quotation: quotationOf(own.row) } : own;
}
