import type { Readable } from "node:stream";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type Artwork, findArtworks, listArtworks, removeArtwork } from "#server/db/files/artworks.ts";
import type { Caller } from "../caller.ts";
import { removeUnused, withoutReference } from "../files/remove-unused.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";

/** The artwork of a browser or its account, the last kept first. */
export async function listOwnArtwork(
  services: Pick<Services, "db">,
  caller: Caller,
  limit: number,
): Promise<{ readonly ok: true; readonly artworks: readonly Artwork[] } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  return { ok: true, artworks: owner === null ? [] : await listArtworks(services.db, owner, limit) };
}

/** The shop's picture of one's own artwork; somebody else's is as unknown as one that is not there. */
export async function readArtworkPicture(
  services: Pick<Services, "db" | "storage">,
  caller: Caller,
  id: string,
): Promise<{ readonly ok: true; readonly stream: Readable } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const artwork = (await findArtworks(services.db, found.owner, [id])).get(id);
  const stream = artwork ? await services.storage.get(artwork.pictureSha256) : null;
  return stream === null ? refuse("not-found") : { ok: true, stream };
}

/** Deletes one's own artwork, and what nothing else refers to of it. */
export async function deleteArtwork(
  services: Pick<Services, "db" | "storage">,
  caller: Caller,
  id: string,
): Promise<{ readonly ok: true } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const removed = found.owner && (await removeArtwork(services.db, found.owner, id));
  if (!removed) return refuse("not-found");
  const left = await withoutReference(services.db, [removed.sha256, removed.pictureSha256]);
  // What is not removed now, because others are storing files, the sweep removes.
  if (left.length > 0) await removeUnused(services, left, { waits: false });
  return { ok: true };
}
