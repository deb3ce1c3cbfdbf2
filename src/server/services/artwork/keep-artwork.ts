import { MOST_ARTWORK } from "#domain/artwork/artwork-use.ts";
import { shownFileName } from "#domain/artwork/file-name.ts";
import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type ArtworkPicture, inspectArtwork } from "#server/artwork/inspect-artwork.ts";
import {
  addArtwork,
  type Artwork,
  countArtworks,
  findArtworkOf,
  type NewArtwork,
} from "#server/db/files/artworks.ts";
import { noteUnfit, readUpload } from "#server/db/files/uploads.ts";
import { lockForOwner, type Owner } from "#server/db/owner.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { networkOf } from "#server/network.ts";
import { discardFile } from "#server/files/staged-file.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import { whileStoring } from "../files/store-files.ts";
import { ensureOwner, findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import type { FinishedUpload } from "../uploads/finish-upload.ts";
import { contentsOf } from "./own-artwork.ts";
import { newShortId } from "./short-id.ts";
import { stageThumbnail } from "./small-picture.ts";
import { currentOutcome, findOwnUpload } from "../uploads/own-upload.ts";

type Needs = Pick<Services, "config" | "db" | "storage">;

const FIELD = "upload";

export interface KeptArtwork {
  readonly ok: true;
  readonly artwork: Artwork;
  /** It was there before. */
  readonly already: boolean;
  /** Set when the browser's guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** What was learned of a file. */
type Learned = Omit<NewArtwork, "id" | "name" | "mediaType" | "bytes" | "sha256">;

/** A file with what was learned of it, under a new id. */
function described({ name, mediaType, bytes, sha256 }: FinishedUpload, learned: Learned): NewArtwork {
  const { pictureSha256, thumbnailSha256, widthPx, heightPx, isClear, facts } = learned;
  return {
    id: newShortId(),
    name: shownFileName(name),
    mediaType,
    bytes,
    sha256,
    pictureSha256,
    thumbnailSha256,
    widthPx,
    heightPx,
    isClear,
    facts,
  };
}

/** Keeps a file for whoever asks, unless just that one is there: a second press, or a second upload of it, changes nothing. */
async function addOnce(
  tx: Transaction,
  known: Owner | null,
  caller: Caller,
  artwork: NewArtwork,
): Promise<KeptArtwork | Refusal<"artwork-full">> {
  const { owner, guestToken } = await ensureOwner(tx, known, caller.guestToken);
  await lockForOwner(tx, "artwork", owner);
  const same = await findArtworkOf(tx, owner, artwork);
  if (same?.name === artwork.name) return { ok: true, artwork: same, already: true, guestToken };
  if ((await countArtworks(tx, owner)) >= MOST_ARTWORK) return refuse("artwork-full", FIELD);
  return { ok: true, artwork: await addArtwork(tx, owner, artwork), already: false, guestToken };
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

/** Stores the shop's pictures of a file, then does the work that commits what refers to all three. */
async function withPictures(
  services: Needs,
  sha256: string,
  { file, ...picture }: ArtworkPicture,
  work: (learned: Omit<Learned, "facts">) => Promise<KeptArtwork | Refusal<"artwork-full">>,
): Promise<KeptArtwork | Refusal<"artwork-full">> {
  const staged = [file];
  try {
    const thumbnail = await stageThumbnail(services.config.dataDir, file.path);
    staged.push(thumbnail);
    const stored = new Set([sha256, file.sha256, thumbnail.sha256]);
    return await whileStoring(services, stored, async () => {
      for (const one of staged) await services.storage.put(one);
      return work({ ...picture, pictureSha256: file.sha256, thumbnailSha256: thumbnail.sha256 });
    });
  } finally {
    for (const { path } of staged) await discardFile(path);
  }
}

/** Reads a file and keeps it with the shop's pictures of it; what is no artwork is not read a second time. */
async function readAndKeep(
  services: Needs,
  owner: Owner | null,
  caller: Caller,
  upload: FinishedUpload,
): Promise<KeptArtwork | Refusal<ReadingFault | "artwork-full" | "upload-gone">> {
  const { config, db, storage } = services;
  const { id, name, sha256, bytes } = upload;
  const inspected = await inspectArtwork(config.dataDir, networkOf(caller.ip), {
    open: () => storage.get(sha256),
    bytes,
    name,
  });
  if (inspected === null) return refuse("upload-gone", FIELD);
  if (!inspected.ok) {
    await noteUnfit(db, id, inspected.code);
    return refuse(inspected.code, FIELD);
  }
  const { facts, picture } = inspected;
  return withPictures(services, sha256, picture, (learned) =>
    db.transaction((tx) => addOnce(tx, owner, caller, described(upload, { ...learned, facts }))),
  );
}

/**
 * Keeps a file that its owner has kept before, perhaps under another name; null when they have not, or have deleted it just now. Its
 * contents are claimed first: a deletion leaves them.
 */
async function keepAgain(
  services: Needs,
  owner: Owner,
  caller: Caller,
  upload: FinishedUpload,
): Promise<KeptArtwork | Refusal<"artwork-full"> | null> {
  const asked = { sha256: upload.sha256, name: shownFileName(upload.name) };
  const same = await findArtworkOf(services.db, owner, asked);
  if (same === null) return null;
  return whileStoring(services, new Set(contentsOf(same)), () =>
    services.db.transaction(async (tx) => {
      const still = await findArtworkOf(tx, owner, asked);
      const isThere = still?.pictureSha256 === same.pictureSha256;
      return isThere ? addOnce(tx, owner, caller, described(upload, same)) : null;
    }),
  );
}

async function keepArrived(
  services: Needs,
  caller: Caller,
  upload: FinishedUpload,
): Promise<KeptArtwork | Refusal<ReadingFault | "artwork-full" | "password-must-change" | "upload-gone">> {
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
 * Keeps a file that this browser has uploaded as its artwork, or its account's. It is read in a process of its own; what cannot be read
 * is said at `upload`. A file that its owner has kept before is not read again.
 */
export async function keepArtwork(
  services: Needs,
  caller: Caller,
  { upload: id, token }: { readonly upload: string; readonly token: string | null },
): Promise<
  | KeptArtwork
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
