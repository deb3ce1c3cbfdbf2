import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { judgeUpload, type UploadFault } from "#domain/artwork/file-rules.ts";
import { namedFault, type UnfitFile } from "#domain/artwork/unfit-file.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import {
  deleteUpload,
  findUpload,
  finishUploadRow,
  readUpload,
  refuseUploadRow,
  type Upload,
} from "./uploads-rows.ts";
import { learnContent, type LearnedContent, recogniseContent } from "#platform/files/recognise-content.ts";
import { FILES_FIELD, whileStoring } from "./received-files.ts";
import type { Services } from "#topics/services.ts";
import { digest } from "#platform/auth/tokens.ts";

type Needs = Pick<Services, "db" | "storage">;

/** An upload that is stored. */
export interface FinishedUpload extends Upload {
  readonly sha256: string;
  readonly mediaType: string;
}

/** What has become of an upload so far: null while it is neither stored nor refused. */
export function outcomeOf(
  upload: Upload,
): { readonly ok: true; readonly upload: FinishedUpload } | Refusal<UploadFault | UnfitFile> | null {
  const { sha256, mediaType, refusedAs } = upload;
  if (refusedAs !== null) return refuse(refusedAs, FILES_FIELD);
  return sha256 === null || mediaType === null
    ? null
    : { ok: true, upload: { ...upload, sha256, mediaType } };
}

/** Whether all of it is there that was announced. */
export async function isWhole(
  { storage }: Pick<Services, "storage">,
  { id, bytes }: Upload,
): Promise<boolean> {
  const uploads = await storage.uploads();
  // What is not there, or not any more, is no whole file.
  const arrived = await uploads.getUpload(id).catch(() => null);
  return arrived?.offset === bytes;
}

async function readThrough({ storage }: Needs, id: string): Promise<LearnedContent> {
  const { stream, learned } = learnContent();
  const arrived = await (await storage.uploads()).read(id);
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() });
  await pipeline(arrived, stream, nowhere);
  return learned();
}

async function storeOrRefuse(services: Needs, { id, name }: Upload): Promise<void> {
  const { db, storage } = services;
  const learned = await readThrough(services, id);
  const content = await recogniseContent(learned);
  const judged = judgeUpload({ name, bytes: learned.bytes, content });
  if (!judged.ok) return refuseUploadRow(db, id, namedFault(judged.code, name, content));
  const { sha256 } = learned;
  const { mediaType } = judged;
  // What has arrived is dropped only after this: killed at any point, it is stored once more, or its row says that it is.
  return whileStoring(services, new Set([sha256]), async () => {
    await storage.copy(id, sha256);
    await finishUploadRow(db, id, { sha256, mediaType });
  });
}

type Finished =
  | { readonly ok: true; readonly upload: FinishedUpload }
  | Refusal<UploadFault | UnfitFile | "not-found">;

/** Uploads that this process is reading: however many ask for one, it is read once. */
const finishing = new Map<string, Promise<Finished>>();

/**
 * Stores what an upload has brought, or refuses it by its content. It may be done again, and by several at once, after whatever was
 * killed in between: what has arrived is dropped when the row says what became of it.
 */
export function finishUpload(services: Needs, id: string): Promise<Finished> {
  const running = finishing.get(id);
  if (running !== undefined) return running;
  const begun = finishOnce(services, id).finally(() => finishing.delete(id));
  finishing.set(id, begun);
  return begun;
}

async function finishOnce(services: Needs, id: string): Promise<Finished> {
  const before = await readUpload(services.db, id);
  if (before === null) return refuse("not-found");
  const known = outcomeOf(before);
  if (known !== null) return known;
  // Another who finishes it may take it away while it is read here: then its row says more.
  let cause: unknown;
  await storeOrRefuse(services, before).catch((error: unknown) => {
    cause = error;
  });
  const after = await readUpload(services.db, id);
  const outcome = after === null ? refuse("not-found") : outcomeOf(after);
  if (outcome === null) throw new Error(`Upload ${id} was not stored.`, { cause });
  await services.storage.drop(id);
  return outcome;
}

const wellMade = /^[0-9a-f]{32}$/;

/** An upload of the browser with this cookie; somebody else's is as unknown as one that is not there. */
export async function findOwnUpload(
  { db }: Pick<Services, "db">,
  id: string,
  token: string | null,
): Promise<Upload | null> {
  return token === null || !wellMade.test(id) ? null : findUpload(db, id, digest(token));
}

/**
 * What has become of an upload; null while bytes of it are wanted. One that is whole and was not seen to end, because the process was
 * killed or its last answer lost, is stored now: nothing else ever asks for that again.
 */
export async function currentOutcome(
  services: Pick<Services, "db" | "storage">,
  upload: Upload,
): Promise<
  | { readonly ok: true; readonly upload: FinishedUpload }
  | Refusal<UploadFault | UnfitFile | "not-found">
  | null
> {
  const known = outcomeOf(upload);
  if (known !== null || !(await isWhole(services, upload))) return known;
  return finishUpload(services, upload.id);
}

/** Takes an upload back, once nobody writes to it. What a request refers to stays: its content is stored for that, too. */
export async function dropUpload(
  { db, storage, uploadLocks }: Pick<Services, "db" | "storage" | "uploadLocks">,
  { id }: Upload,
): Promise<void> {
  const lock = uploadLocks.newLock(id);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    await storage.drop(id);
    await deleteUpload(db, id);
  } finally {
    await lock.unlock();
  }
}
