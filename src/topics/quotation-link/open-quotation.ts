import { type QuotationStage, quotationStage } from "#domain/quotation/validity.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { readOrderOf } from "#topics/order/orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { type Owner, ownerName, ownerOf } from "#platform/db/owner.ts";
import { readNewerAnswer } from "#topics/quotation/quotations.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import { readDeclined } from "#topics/request/request-facts.ts";
import type { Queries } from "#platform/db/database.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findQuotationOfKey } from "#topics/quotation/quotation-link-use.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";
import type { Services } from "#topics/services.ts";

/** A quotation as its link names it. */
export interface QuotationKey {
  readonly quotationNo: string;
  readonly key: string;
}

/** A quotation with what has become of it. */
export interface FollowedQuotation {
  readonly row: StoredQuotation;
  readonly stage: QuotationStage;
  /** The order that has come from it; null while none has. */
  readonly order: StoredOrder | null;
  /** The answer that has taken its place; null where none has. */
  readonly newer: StoredQuotation | null;
}

/** Whether something belongs to whoever asks. */
export function isTheirs(row: Parameters<typeof ownerOf>[0], owner: Owner | null): boolean {
  return owner !== null && ownerName(ownerOf(row)) === ownerName(owner);
}

/** What has become of a quotation by now. */
export async function followQuotation(
  services: Pick<Services, "shopMoment">,
  db: Queries,
  row: StoredQuotation,
): Promise<FollowedQuotation> {
  const order = await readOrderOf(db, row.id);
  const newer = await readNewerAnswer(db, row);
  const { quotationNo, quoteRequestId } = row;
  const declined = await readDeclined(db, quoteRequestId === null ? [] : [quoteRequestId]);
  const standing = {
    validUntil: lastDayOf(row),
    isOrdered: order !== null,
    isReplaced: newer !== null,
    isDeclined: declined.has(quotationNo),
  };
  return { row, stage: quotationStage(standing, services.shopMoment().date), order, newer };
}

/** The quotation of a link, whoever asks; with another key, and of another number, there is none. */
export async function openQuotation(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
): Promise<
  { readonly ok: true; readonly opened: FollowedQuotation } | Refusal<"not-found" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "openQuotation", caller);
  if (over) return over;
  const row = await findQuotationOfKey(services, services.db, link.quotationNo, link.key);
  if (row === null) return refuse("not-found");
  return { ok: true, opened: await followQuotation(services, services.db, row) };
}
