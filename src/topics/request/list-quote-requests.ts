import type { Refusal } from "#domain/refusal.ts";
import { type QuoteRequest, readFileNames, readQuoteRequests } from "./quote-requests.ts";
import type { Owner } from "#platform/db/owner.ts";
import { type KnownArtwork, readNamedArtwork } from "#topics/artwork/shown-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";

export interface ListedQuoteRequest extends QuoteRequest {
  readonly fileNames: readonly string[];
  /** What of its owner's artwork it names. */
  readonly artwork: KnownArtwork;
}

/** Quote requests of an owner with the names of the files that came with them, and their own artwork. */
export async function withFilesOf(
  { db }: Pick<Services, "db">,
  owner: Owner | null,
  requests: readonly QuoteRequest[],
): Promise<readonly ListedQuoteRequest[]> {
  const names = await readFileNames(
    db,
    requests.map(({ id }) => id),
  );
  const asked = requests.flatMap(({ selection }) => selection ?? []);
  const artwork = await readNamedArtwork(db, owner, asked);
  return requests.map((request) => ({ ...request, fileNames: names.get(request.id) ?? [], artwork }));
}

/** What this browser's account, or its guest, has asked for, the newest first. */
export async function listQuoteRequests(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<
  { readonly ok: true; readonly requests: readonly ListedQuoteRequest[] } | Refusal<"password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const requests = found.owner === null ? [] : await readQuoteRequests(services.db, found.owner);
  return { ok: true, requests: await withFilesOf(services, found.owner, requests) };
}
