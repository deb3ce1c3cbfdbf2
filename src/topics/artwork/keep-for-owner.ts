import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
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
import { FILES_FIELD, type ReceivedFile } from "./received-files.ts";

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

/** A file, where it is read from, and what is done before it is referred to. */
interface ToKeep {
  readonly file: Pick<Attachment, "bytes" | "mediaType" | "name" | "sha256">;
  readonly open: () => Promise<Readable | null>;
  readonly store: () => Promise<unknown>;
}

/** Reads a file as any other, in turn with those of its network; what cannot be read is said at `attachments`. */
async function keep(services: Needs, owner: Owner, ip: string, { file, open, store }: ToKeep): Promise<Kept> {
  const inspected = await inspectArtwork(services.config.dataDir, ip, {
    open,
    bytes: file.bytes,
    name: file.name,
    mostPages: MOST_PAGES,
  });
  if (inspected === null) return refuse("upload-gone", FILES_FIELD);
  if (!inspected.ok) return refuse(inspected.code, FILES_FIELD);
  return withPictures(services, file.sha256, inspected.pages, async (learned) => {
    await store();
    const pages = learned.map((page) => described(file, page));
    return { ok: true, artworks: await services.db.transaction((tx) => addFor(tx, owner, pages)) } as const;
  });
}

/** Keeps a file that the shop has received for an owner, and answers its pages: the staff's for an order. */
export function keepReceivedArtwork(
  services: Needs,
  owner: Owner,
  ip: string,
  file: ReceivedFile,
): Promise<Kept> {
  const open = async () => createReadStream(file.path);
  return keep(services, owner, ip, { file, open, store: () => services.storage.put(file) });
}

/** Keeps a file as an owner's artwork that came with their quote request, and answers its pages. */
export function keepAttachedArtwork(
  services: Needs,
  owner: Owner,
  ip: string,
  file: ToKeep["file"],
): Promise<Kept> {
  const open = () => services.storage.get(file.sha256);
  return keep(services, owner, ip, { file, open, store: () => Promise.resolve() });
}
