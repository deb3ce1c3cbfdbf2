import type { Readable } from "node:stream";
import { z } from "zod";
import { displayFileName } from "#domain/artwork/file-name.ts";
import { type FormFileFault, judgeFormFile } from "#domain/artwork/file-rules.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";
import { discardFile, type StagedFile, stageStream } from "#platform/files/staged-file.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import type { Services } from "#topics/services.ts";
import { claimForStoring, endClaim } from "./file-claims-rows.ts";
import type { NewAttachment } from "#platform/db/schema/artwork.ts";
import { removeUnused, withoutReference } from "./sweep-files.ts";
import { type Attachment, findAttachment } from "./attachments.ts";

/** A file that may be kept, with the name it is shown under. */
export interface ReceivedFile extends StagedFile {
  readonly name: string;
  readonly mediaType: string;
}

export const FILES_FIELD = "attachments";

/**
 * Turns files away while the reserve of the disk is used up, or will be by what is `coming` already: the last of it is the
 * database's, whose writes do not wait.
 */
export async function requireRoomForFiles(
  { freeBytes, config }: Pick<Services, "freeBytes" | "config">,
  coming: number,
): Promise<void> {
  if ((await freeBytes()) - coming < config.diskReserveBytes) throw serviceBusy("disk");
}

/**
 * Takes an arriving file in: it is judged by name, size and content when it is all there, and discarded when it is refused.
 * `isCut` tells whether the stream ended at the size limit.
 */
export async function receiveFile(
  { config }: Pick<Services, "config">,
  {
    name,
    stream,
    isCut,
  }: { readonly name: string; readonly stream: Readable; readonly isCut: () => boolean },
): Promise<{ readonly ok: true; readonly file: ReceivedFile } | Refusal<FormFileFault>> {
  const staged = await stageStream(config.dataDir, stream);
  if (isCut()) {
    await discardFile(staged.path);
    return refuse("file-too-large", FILES_FIELD);
  }
  const content = await recogniseContent(staged);
  const judged = judgeFormFile({ name, bytes: staged.bytes, content });
  if (judged.ok)
    return { ok: true, file: { ...staged, name: displayFileName(name), mediaType: judged.mediaType } };
  await discardFile(staged.path);
  return refuse(judged.code, FILES_FIELD);
}

/** Removes received files that were not kept; those that were are not there any more. */
export async function discardFiles(files: readonly ReceivedFile[]): Promise<void> {
  for (const { path } of files) await discardFile(path);
}

type Needs = Pick<Services, "db" | "storage">;

/** What refers to received files, or to those that were uploaded before. */
export function attachmentsOf(
  files: readonly Pick<ReceivedFile, "name" | "mediaType" | "bytes" | "sha256">[],
): readonly NewAttachment[] {
  return files.map(({ name, mediaType, bytes, sha256 }) => ({ name, mediaType, bytes, sha256 }));
}

async function tidyUp(services: Needs, workId: string, sha256s: readonly string[]): Promise<void> {
  await endClaim(services.db, workId);
  const left = await withoutReference(services.db, sha256s);
  if (left.length > 0) await removeUnused(services, left, { waits: false });
}

/**
 * Does work that stores contents and then commits what refers to them. They are claimed first, so that no sweep removes them in between
 * and the store is never waited for inside a transaction. Killed before the commit, it leaves contents that nothing refers to, which the
 * sweep takes when the claim has run out; killed after it, a claim that does no harm.
 */
export async function whileStoring<Result>(
  services: Needs,
  sha256s: ReadonlySet<string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const workId = await claimForStoring(services.db, sha256s);
  // Just being removed, which takes a moment.
  if (workId === null) throw serviceBusy("storage");
  // After a fault it is left to the sweep: the store may be what is away.
  let toTidy: readonly string[] = [];
  try {
    const result = await work();
    toTidy = [...sha256s];
    return result;
  } finally {
    // What was committed stands, and what failed has its own reason: a claim runs out by itself.
    await tidyUp(services, workId, toTidy).catch(() => undefined);
  }
}

/** Puts received files where they stay, then does the work that commits what refers to them; of what was refused nothing is kept. */
export function withStoredFiles<Result>(
  services: Needs,
  files: readonly StagedFile[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return work();
  return whileStoring(services, new Set(files.map(({ sha256 }) => sha256)), async () => {
    for (const file of files) await services.storage.put(file);
    return work();
  });
}

/** A file as it came, to be saved; or the shop's own picture of it, whole or small. */
export type AttachmentView = "file" | "picture" | "thumbnail";

export interface OpenedAttachment {
  readonly ok: true;
  readonly view: AttachmentView;
  readonly file: Attachment;
  readonly stream: Readable;
}

/** A file of a quote request or of what was said about it; not found where the shop has none, or no such picture of it. */
export async function openAttachment(
  { storage }: Pick<Services, "storage">,
  file: Attachment | null,
  view: AttachmentView,
): Promise<OpenedAttachment | Refusal<"not-found">> {
  if (file === null) return refuse("not-found");
  const contents = { file: file.sha256, picture: file.pictureSha256, thumbnail: file.thumbnailSha256 };
  const sha256 = contents[view];
  const stream = sha256 === null ? null : await storage.get(sha256);
  return stream === null ? refuse("not-found") : { ok: true, view, file, stream };
}

const uuid = z.uuid();

/** The same by its id, for who may read requests. */
export async function openAttachmentAsStaff(
  services: Pick<Services, "db" | "storage">,
  id: string,
  view: AttachmentView,
): Promise<OpenedAttachment | Refusal<"not-found">> {
  const file = uuid.safeParse(id).success ? await findAttachment(services.db, id) : null;
  return openAttachment(services, file, view);
}
