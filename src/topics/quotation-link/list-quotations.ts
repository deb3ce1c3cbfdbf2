import type { Refusal } from "#domain/refusal.ts";
import { readOrderedQuotations } from "#topics/order/orders.ts";
import { type QuotationStage, quotationStage } from "#domain/quotation/validity.ts";
import { readDeclined } from "#topics/request/request-facts.ts";
import { readQuotations } from "#topics/quotation/quotations.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import { type ArtworkById, readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { type IssuedQuotation, quotationOf } from "#topics/quotation/read-quotation.ts";

/** A quotation as a list says it. */
export interface ListedQuotation {
  readonly quotation: IssuedQuotation;
  readonly stage: QuotationStage;
}

/** Whether a newer answer to the same request stands among an owner's quotations. */
function isReplaced(rows: readonly StoredQuotation[], { id, quoteRequestId }: StoredQuotation): boolean {
  return quoteRequestId !== null && rows.some((row) => row.quoteRequestId === quoteRequestId && row.id > id);
}

/** What a browser's owner was quoted, the newest first. */
export async function listQuotations(
  services: Pick<Services, "db" | "shopMoment">,
  caller: Caller,
): Promise<
  | {
      readonly ok: true;
      readonly quotations: readonly ListedQuotation[];
      readonly artwork: ArtworkById;
    }
  | Refusal<"password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const rows = owner === null ? [] : await readQuotations(services.db, owner);
  const ids = rows.map(({ id }) => id);
  const ordered = await readOrderedQuotations(services.db, ids);
  const declined = await readDeclined(
    services.db,
    rows.flatMap(({ quoteRequestId }) => quoteRequestId ?? []),
  );
  const today = services.shopMoment().date;
  const quotations = rows.map((row) => {
    const quotation = quotationOf(row);
    const standing = {
      ...quotation,
      isOrdered: ordered.has(row.id),
      isReplaced: isReplaced(rows, row),
      isDeclined: declined.has(row.quotationNo),
    };
    return { quotation, stage: quotationStage(standing, today) };
  });
  const quoted = quotations.flatMap(({ quotation }) => quotation.lines.map(({ selection }) => selection));
  return { ok: true, quotations, artwork: await readNamedArtwork(services.db, owner, quoted) };
}
