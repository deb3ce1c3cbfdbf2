import type { Refusal } from "#domain/refusal.ts";
import { readOrderedQuotations } from "#server/db/orders/orders.ts";
import { type QuotationStage, quotationStage } from "#domain/quotation/validity.ts";
import { readQuotations } from "#server/db/quotations.ts";
import { type KnownArtwork, readNamedArtwork } from "../artwork/shown-artwork.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { type IssuedQuotation, quotationOf } from "./read-quotation.ts";

/** A quotation as a list says it. */
export interface ListedQuotation {
  readonly quotation: IssuedQuotation;
  readonly stage: QuotationStage;
}

/** What a browser's owner was quoted, the newest first. */
export async function listQuotations(
  services: Pick<Services, "db" | "shopMoment">,
  caller: Caller,
): Promise<
  | {
      readonly ok: true;
      readonly quotations: readonly ListedQuotation[];
      readonly artwork: KnownArtwork;
    }
  | Refusal<"password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const rows = owner === null ? [] : await readQuotations(services.db, owner);
  const ids = rows.map(({ id }) => id);
  const ordered = await readOrderedQuotations(services.db, ids);
  const today = services.shopMoment().date;
  const quotations = rows.map((row) => {
    const isOrdered = ordered.has(row.id);
    return { quotation: quotationOf(row), stage: quotationStage({ ...row, isOrdered }, today) };
  });
  const quoted = quotations.flatMap(({ quotation }) => quotation.lines.map(({ selection }) => selection));
  return { ok: true, quotations, artwork: await readNamedArtwork(services.db, owner, quoted) };
}
