import type { Readable } from "node:stream";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest } from "#server/auth/tokens.ts";
import { type Artwork, findArtworks, listArtworks, removeUnnamedArtwork } from "#server/db/files/artworks.ts";
import { deleteUploadsOf } from "#server/db/files/uploads.ts";
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

/** One's own artwork; somebody else's is as unknown as one that is not there. */
export async function readOwnArtwork(
  services: Pick<Services, "db">,
  caller: Caller,
  id: string,
): Promise<{ readonly ok: true; readonly artwork: Artwork } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const artwork = (await findArtworks(services.db, found.owner, [id])).get(id);
  return artwork === undefined ? refuse("not-found") : { ok: true, artwork };
}

/** What a browser asks a picture with. */
interface AskedPicture {
  readonly id: string;
  readonly isSmall: boolean;
  /** Whether it holds a picture of this content from before. */
  readonly holds: (sha256: string) => boolean;
}

/**
 * The shop's picture of one's own artwork, or the small one; without a stream where the browser holds it. Somebody else's is as unknown
 * as one that is not there, whoever used the browser before.
 */
export async function readArtworkPicture(
  services: Pick<Services, "db" | "storage">,
  caller: Caller,
  { id, isSmall, holds }: AskedPicture,
): Promise<{ readonly ok: true; readonly sha256: string; readonly stream: Readable | null } | Refusal> {
  const found = await readOwnArtwork(services, caller, id);
  if (!found.ok) return found;
  const { artwork } = found;
  const sha256 = (isSmall ? artwork.thumbnailSha256 : null) ?? artwork.pictureSha256;
  if (holds(sha256)) return { ok: true, sha256, stream: null };
  const stream = await services.storage.get(sha256);
  return stream === null ? refuse("not-found") : { ok: true, sha256, stream };
}

/** The contents that an artwork refers to: the file, and the shop's pictures of it. */
export function contentsOf({ sha256, pictureSha256, thumbnailSha256 }: Artwork): readonly string[] {
  return [...new Set([sha256, pictureSha256, thumbnailSha256])].filter((content) => content !== null);
}

/**
 * Deletes one's own artwork with what this browser has uploaded of it, and of its contents what nothing else refers to. What something
 * of the owner's still names stays for that.
 */
export async function deleteArtwork(
  services: Pick<Services, "db" | "storage">,
  caller: Caller,
  { id, token }: { readonly id: string; readonly token: string | null },
): Promise<{ readonly ok: true } | Refusal> {
  const { db } = services;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null || !(await findArtworks(db, owner, [id])).has(id)) return refuse("not-found");
  const removed = await db.transaction((tx) => removeUnnamedArtwork(tx, owner, id));
  if (removed === null) return { ok: true };
  if (token !== null) await deleteUploadsOf(db, removed.sha256, digest(token));
  const left = await withoutReference(db, contentsOf(removed));
  // What is not removed now, because others are storing files, the sweep removes.
  if (left.length > 0) await removeUnused(services, left, { waits: false });
  return { ok: true };
}
