import type { Refusal } from "#domain/refusal.ts";
import { readQuotations } from "#server/db/quotations.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { type IssuedQuotation, quotationOf } from "./read-quotation.ts";

/** What a browser's owner was quoted, the newest first. */
export async function listQuotations(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly quotations: readonly IssuedQuotation[] } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const rows = found.owner === null ? [] : await readQuotations(services.db, found.owner);
  return { ok: true, quotations: rows.map(quotationOf) };
}
