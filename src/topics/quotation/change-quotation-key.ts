import { and, eq, sql } from "drizzle-orm";
import { isQuotationNumber } from "#domain/quotation/quotation.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries } from "#platform/db/database.ts";
import { belongsTo } from "#platform/db/owner.ts";
import { quotationTable, type StoredQuotation } from "#platform/db/schema/quotation.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { quotationPath, quotationUrl } from "./quotation-keys.ts";

type Needs = Pick<Services, "config" | "db" | "shopMoment">;

/** Gives a quotation another key; null where there is none. */
async function changeKey(
  { shopMoment }: Needs,
  db: Queries,
  which: ReturnType<typeof and>,
): Promise<StoredQuotation | null> {
  const [row] = await db
    .update(quotationTable)
    .set({ keyVersion: sql`${quotationTable.keyVersion} + 1`, keyUsedOn: shopMoment().date })
    .where(which)
    .returning();
  return row ?? null;
}

/** For its owner, who is led to its page. */
export async function changeOwnQuotationKey(
  services: Needs,
  caller: Caller,
  quotationNo: string,
): Promise<
  | { readonly ok: true; readonly path: string }
  | Refusal<"not-found" | "password-must-change" | "too-many-tries">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  if (found.owner === null || !isQuotationNumber(quotationNo)) return refuse("not-found");
  const isTheirs = and(eq(quotationTable.quotationNo, quotationNo), belongsTo(quotationTable, found.owner));
  if ((await services.db.$count(quotationTable, isTheirs)) === 0) return refuse("not-found");
  // Counted for who may: nobody else uses up what its owner may do.
  const over = await consumeRateLimit(services, "changeKey", { ip: caller.ip, identifier: quotationNo });
  if (over) return over;
  const row = await changeKey(services, services.db, isTheirs);
  return row === null ? refuse("not-found") : { ok: true, path: quotationPath(services, row) };
}

/** For the staff, who hand the new link on. */
export async function changeQuotationKey(
  services: Needs,
  staffId: number,
  quotationNo: string,
): Promise<{ readonly ok: true; readonly url: string } | Refusal<"not-found">> {
  if (!isQuotationNumber(quotationNo)) return refuse("not-found");
  return services.db.transaction(async (tx) => {
    const row = await changeKey(services, tx, eq(quotationTable.quotationNo, quotationNo));
    if (row === null) return refuse("not-found");
    await writeAudit(tx, { staffId, action: "quotation.link-changed", target: `quotation ${quotationNo}` });
    return { ok: true, url: quotationUrl(services, row) };
  });
}
