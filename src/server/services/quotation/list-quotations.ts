import type { Refusal } from "#domain/refusal.ts";
import { readQuotations } from "#server/db/quotations.ts";
import { type KnownArtwork, readNamedArtwork } from "../artwork/shown-artwork.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { type IssuedQuotation, quotationOf } from "./read-quotation.ts";

/** What a browser's owner was quoted, the newest first. */
export async function listQuotations(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<
  | {
      readonly ok: true;
      readonly quotations: readonly IssuedQuotation[];
      readonly artwork: KnownArtwork;
    }
  | Refusal<"password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const quotations = owner === null ? [] : (await readQuotations(services.db, owner)).map(quotationOf);
  const quoted = quotations.flatMap(({ lines }) => lines.map(({ selection }) => selection));
  return { ok: true, quotations, artwork: await readNamedArtwork(services.db, owner, quoted) };
}
