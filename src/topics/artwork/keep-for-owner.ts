import { MOST_PAGES } from "#domain/artwork/pages.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { inspectArtwork } from "#platform/artwork/inspect-artwork.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Services } from "#topics/services.ts";
import { addArtwork, type Artwork, type NewArtwork } from "./artworks.ts";
import type { Attachment } from "./attachments.ts";
import { described, pagesThere, withPictures } from "./keep-artwork.ts";
import { FILES_FIELD } from "./received-files.ts";

type Needs = Pick<Services, "config" | "db" | "storage">;

type Kept =
  | { readonly ok: true; readonly artworks: readonly Artwork[] }
  | Refusal<ReadingFault | "upload-gone">;

/** Keeps the pages of a file for an owner, but for those that are there. */
async function addFor(
  tx: Transaction,
  owner: Owner,
  pages: readonly NewArtwork[],
): Promise<readonly Artwork[]> {
  await lockForOwner(tx, "artwork", owner);
  const there = pages[0] ? await pagesThere(tx, owner, pages[0]) : new Map<number, Artwork>();
  for (const page of pages)
    if (!there.has(page.page)) there.set(page.page, await addArtwork(tx, owner, page));
  return pages.flatMap(({ page }) => there.get(page) ?? []);
}

/**
 * Keeps a file as an owner's artwork that came with their quote request, and answers its pages. It is read as any other, in turn with
 * those of its network; what cannot be read is said at `attachments`.
 */
export async function keepAttachedArtwork(
  services: Needs,
  owner: Owner,
  ip: string,
  file: Pick<Attachment, "bytes" | "mediaType" | "name" | "sha256">,
): Promise<Kept> {
  const inspected = await inspectArtwork(services.config.dataDir, ip, {
    open: () => services.storage.get(file.sha256),
    bytes: file.bytes,
    name: file.name,
    mostPages: MOST_PAGES,
  });
  if (inspected === null) return refuse("upload-gone", FILES_FIELD);
  if (!inspected.ok) return refuse(inspected.code, FILES_FIELD);
  return withPictures(services, file.sha256, inspected.pages, async (learned) => {
    const pages = learned.map((page) => described(file, page));
    return { ok: true, artworks: await services.db.transaction((tx) => addFor(tx, owner, pages)) } as const;
  });
}
