import { MOST_ARTWORK } from "#domain/artwork/artwork-use.ts";
import { displayFileName } from "#domain/artwork/file-name.ts";
import { MOST_PAGES } from "#domain/artwork/pages.ts";
import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { inspectArtwork, type InspectedPage } from "#platform/artwork/inspect-artwork.ts";
import { addArtwork, type Artwork, countArtworks, findPagesOf, type NewArtwork } from "./artworks.ts";
import { noteUnfit, readUpload } from "./uploads-rows.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { discardFile } from "#platform/files/staged-file.ts";
import { type Caller, ensureOwner, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { whileStoring } from "./received-files.ts";
import type { Services } from "#topics/services.ts";
import { currentOutcome, findOwnUpload, type FinishedUpload } from "./uploads.ts";
import { contentsOf } from "./own-artwork.ts";
import { newShortId } from "./short-id.ts";
import { stageThumbnail } from "./artwork-pictures.ts";

type Needs = Pick<Services, "config" | "db" | "storage">;

const FIELD = "upload";

export interface SavedArtwork {
  readonly ok: true;
  /** Its pages, each artwork of its own; the first first, at least one. */
  readonly artworks: readonly [Artwork, ...Artwork[]];
  /** All of it was there before. */
  readonly already: boolean;
  /** Set when the browser's guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

type Learned = Omit<NewArtwork, "id" | "name" | "mediaType" | "bytes" | "sha256">;

/** A page of a file with what was learned of it, under a new id. */
export function described(
  { name, mediaType, bytes, sha256 }: Pick<FinishedUpload, "bytes" | "mediaType" | "name" | "sha256">,
  learned: Learned,
): NewArtwork {
  const { page, pictureSha256, thumbnailSha256, platesSha256, widthPx, heightPx, isClear, facts } = learned;
  return {
    id: newShortId(),
    name: displayFileName(name),
    mediaType,
    bytes,
    sha256,
    page,
    pictureSha256,
    thumbnailSha256,
    platesSha256,
    widthPx,
    heightPx,
    isClear,
    facts,
  };
}

/** The owner's artwork of each page of a file under its name, as far as it is there. */
export async function pagesThere(
  db: Queries,
  owner: Owner,
  asked: Pick<Artwork, "sha256" | "name">,
): Promise<Map<number, Artwork>> {
  const pages = await findPagesOf(db, owner, asked);
  return new Map(pages.filter(({ name }) => name === asked.name).map((one) => [one.page, one]));
}

/**
 * Keeps the pages of a file for whoever asks, but for those that are there: a second press, or a second upload of it, changes nothing,
 * and a page that was deleted comes back.
 */
async function addOnce(
  tx: Transaction,
  known: Owner | null,
  caller: Caller,
  pages: readonly NewArtwork[],
): Promise<SavedArtwork | Refusal<"artwork-full">> {
  const { owner, guestToken } = await ensureOwner(tx, known, caller.guestToken);
  await lockForOwner(tx, "artwork", owner);
  if (pages[0] === undefined) throw new Error("A file has at least one page.");
  const there = await pagesThere(tx, owner, pages[0]);
  const missing = pages.filter(({ page }) => !there.has(page));
  const isFull = missing.length > 0 && (await countArtworks(tx, owner)) + missing.length > MOST_ARTWORK;
  if (isFull) return refuse("artwork-full", FIELD);
  for (const page of missing) there.set(page.page, await addArtwork(tx, owner, page));
  const artworks = pages.flatMap(({ page }) => there.get(page) ?? []) as [Artwork, ...Artwork[]];
  return { ok: true, artworks, already: missing.length === 0, guestToken };
}

/** A file of this browser that has arrived and may be artwork. */
async function arrived(
  services: Needs,
  id: string,
  token: string | null,
): Promise<
  | { readonly ok: true; readonly upload: FinishedUpload }
  | Refusal<UploadFault | UnfitFile | "not-found" | "upload-gone" | "upload-unfinished">
> {
  const upload = await findOwnUpload(services, id, token);
  if (upload === null) return refuse("upload-gone", FIELD);
  const outcome = await currentOutcome(services, upload);
  if (outcome === null) return refuse("upload-unfinished", FIELD);
  return outcome.ok || outcome.fields === undefined
    ? outcome
    : { ...outcome, fields: { [FIELD]: Object.values(outcome.fields)[0] ?? "" } };
}

/** Stores the shop's pictures of the pages of a file, then does the work that commits what refers to all of them. */
export async function withPictures<Result>(
  services: Needs,
  sha256: string,
  pages: readonly InspectedPage[],
  work: (learned: readonly Learned[]) => Promise<Result>,
): Promise<Result> {
  const staged = pages
    .flatMap(({ picture }) => [picture.file, picture.plates])
    .filter((file) => file !== null);
  try {
    const learned: Learned[] = [];
    for (const [at, { facts, picture }] of pages.entries()) {
      const { file, plates, ...measured } = picture;
      const thumbnail = await stageThumbnail(services.config.dataDir, file.path);
      staged.push(thumbnail);
      const contents = {
        pictureSha256: file.sha256,
        thumbnailSha256: thumbnail.sha256,
        platesSha256: plates?.sha256 ?? null,
      };
      learned.push({ ...measured, ...contents, page: at + 1, facts });
    }
    const stored = new Set([sha256, ...staged.map((file) => file.sha256)]);
    return await whileStoring(services, stored, async () => {
      for (const one of staged) await services.storage.put(one);
      return work(learned);
    });
  } finally {
    for (const { path } of staged) await discardFile(path);
  }
}

/** Reads a file and keeps its pages with the shop's pictures of them; what is no artwork is not read a second time. */
async function readAndKeep(
  services: Needs,
  owner: Owner | null,
  caller: Caller,
  upload: FinishedUpload,
): Promise<SavedArtwork | Refusal<ReadingFault | "artwork-full" | "upload-gone">> {
  const { config, db, storage } = services;
  const { id, name, sha256, bytes } = upload;
  const inspected = await inspectArtwork(config.dataDir, caller.ip, {
    open: () => storage.get(sha256),
    bytes,
    name,
    mostPages: MOST_PAGES,
  });
  if (inspected === null) return refuse("upload-gone", FIELD);
  if (!inspected.ok) {
    await noteUnfit(db, id, inspected.code);
    return refuse(inspected.code, FIELD);
  }
  return withPictures(services, sha256, inspected.pages, (learned) => {
    const pages = learned.map((page) => described(upload, page));
    return db.transaction((tx) => addOnce(tx, owner, caller, pages));
  });
}

/** Whether these are all pages of a file that there can be. */
function areAll(pages: readonly Artwork[]): boolean {
  const facts = pages[0]?.facts;
  if (facts === undefined) return false;
  return (
    pages.length === (facts.kind === "document" ? (facts.pagesRead ?? Math.min(facts.pages, MOST_PAGES)) : 1)
  );
}

/**
 * Keeps a file that its owner has kept before, perhaps under another name; null when they have not, or have deleted some of it, perhaps just
 * now. Its contents are claimed first: a deletion leaves them.
 */
async function keepAgain(
  services: Needs,
  owner: Owner,
  caller: Caller,
  upload: FinishedUpload,
): Promise<SavedArtwork | Refusal<"artwork-full"> | null> {
  const asked = { sha256: upload.sha256, name: displayFileName(upload.name) };
  const same = await findPagesOf(services.db, owner, asked);
  if (!areAll(same)) return null;
  const picturesOf = (pages: readonly Artwork[]) => pages.map(({ pictureSha256 }) => pictureSha256).join();
  return whileStoring(services, new Set(same.flatMap(contentsOf)), () =>
    services.db.transaction(async (tx) => {
      const isThere = picturesOf(await findPagesOf(tx, owner, asked)) === picturesOf(same);
      const pages = same.map((page) => described(upload, page));
      return isThere ? addOnce(tx, owner, caller, pages) : null;
    }),
  );
}

async function keepArrived(
  services: Needs,
  caller: Caller,
  upload: FinishedUpload,
): Promise<SavedArtwork | Refusal<ReadingFault | "artwork-full" | "password-must-change" | "upload-gone">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const unfitAs = (await readUpload(services.db, upload.id))?.unfitAs ?? null;
  if (unfitAs !== null) return refuse(unfitAs, FIELD);
  const again = owner && (await keepAgain(services, owner, caller, upload));
  return again ?? readAndKeep(services, owner, caller, upload);
}

/** Contents that this process is at work on, each with the last of those who wait for it. */
const atWork = new Map<string, Promise<unknown>>();

/** Works on a content once all are done who came before: asked for twice, it is read once. */
async function oneByOne<Result>(sha256: string, work: () => Promise<Result>): Promise<Result> {
  const before = atWork.get(sha256) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  atWork.set(sha256, mine);
  try {
    return await mine;
  } finally {
    if (atWork.get(sha256) === mine) atWork.delete(sha256);
  }
}

/**
 * Keeps a file that this browser has uploaded as its artwork, or its account's, a document page by page. It is read in a process of its own; what cannot be read
 * is said at `upload`. A file that its owner has kept before is not read again.
 */
export async function keepArtwork(
  services: Needs,
  caller: Caller,
  { upload: id, token }: { readonly upload: string; readonly token: string | null },
): Promise<
  | SavedArtwork
  | Refusal<
      | ReadingFault
      | UploadFault
      | "artwork-full"
      | "not-found"
      | "password-must-change"
      | "too-many-tries"
      | "upload-gone"
      | "upload-unfinished"
    >
> {
  const over = await consumeRateLimit(services, "keepArtwork", caller);
  if (over) return over;
  const file = await arrived(services, id, token);
  if (!file.ok) return file;
  return oneByOne(file.upload.sha256, () => keepArrived(services, caller, file.upload));
}
