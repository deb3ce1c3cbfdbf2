import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type Artwork, markArtworksUsed } from "#server/db/files/artworks.ts";
import type { Owner } from "#server/db/owner.ts";
import type { Transaction } from "#server/db/transaction.ts";

/**
 * The artwork that a selection names, if all of it is its owner's: until the transaction ends none of it is deleted, and from now on it
 * is kept for a time again. Refused at `artwork` otherwise.
 */
export async function takeArtwork(
  tx: Transaction,
  owner: Owner,
  { artwork }: Pick<Selection, "artwork">,
): Promise<{ readonly ok: true; readonly artworks: ReadonlyMap<string, Artwork> } | Refusal> {
  const ids = filesIn(artwork);
  if (ids.length === 0) return { ok: true, artworks: new Map() };
  const artworks = await markArtworksUsed(tx, owner, ids);
  return artworks.size === ids.length ? { ok: true, artworks } : refuse("artwork-gone", "artwork");
}
