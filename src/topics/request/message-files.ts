import { createReadStream } from "node:fs";
import { z } from "zod";
import { isPrintableName } from "#domain/artwork/file-rules.ts";
import { inspectArtwork } from "#platform/artwork/inspect-artwork.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import { findRequestFile, type MessageFile } from "./request-rows.ts";
import { discardFile, type StagedFile } from "#platform/files/staged-file.ts";
import { stageThumbnail } from "#topics/artwork/artwork-pictures.ts";
import {
  attachmentsOf,
  type AttachmentView,
  openAttachment,
  type OpenedAttachment,
  type ReceivedFile,
  withStoredFiles,
} from "#topics/artwork/received-files.ts";
import type { Services } from "#topics/services.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { opensRequest } from "#topics/quotation/request-keys.ts";
import type { RequestLink } from "./open-request.ts";

/** Files as they came with a form, and where from: those of one network are read one after the other. */
export interface SubmittedFiles {
  readonly ip: string;
  readonly files: readonly ReceivedFile[];
}

/** The shop's pictures of a file, the whole and the small one, added to what is `staged`; none of what it cannot read. */
async function paint(
  dataDir: string,
  ip: string,
  { name, bytes, path }: ReceivedFile,
  staged: StagedFile[],
): Promise<Pick<MessageFile, "pictureSha256" | "thumbnailSha256">> {
  const none = { pictureSha256: null, thumbnailSha256: null };
  if (!isPrintableName(name)) return none;
  const open = async () => createReadStream(path);
  const read = await inspectArtwork(dataDir, ip, { open, bytes, name, mostPages: 1 });
  const picture = read?.ok ? read.pages[0]?.picture : undefined;
  if (picture === undefined) return none;
  const { file, plates } = picture;
  if (plates !== null) await discardFile(plates.path);
  staged.push(file);
  const thumbnail = await stageThumbnail(dataDir, file.path);
  staged.push(thumbnail);
  return { pictureSha256: file.sha256, thumbnailSha256: thumbnail.sha256 };
}

/** Stores files that came with words about a request, and the shop's pictures of them, then does the work that commits what refers to them. */
export async function withMessageFiles<Result>(
  services: Pick<Services, "config" | "db" | "storage">,
  { ip, files }: SubmittedFiles,
  work: (said: readonly MessageFile[]) => Promise<Result>,
): Promise<Result> {
  const painted: StagedFile[] = [];
  try {
    const said: MessageFile[] = [];
    for (const file of files) {
      const pictures = await paint(services.config.dataDir, ip, file, painted);
      said.push(...attachmentsOf([file]).map((kept) => ({ ...kept, ...pictures })));
    }
    return await withStoredFiles(services, [...files, ...painted], () => work(said));
  } finally {
    for (const { path } of painted) await discardFile(path);
  }
}

/** Whether files are those that were said before, by their names and contents. */
export function areSameFiles(files: readonly MessageFile[], before: readonly Attachment[]): boolean {
  return (
    files.length === before.length &&
    files.every(({ name, sha256 }, at) => before[at]?.name === name && before[at].sha256 === sha256)
  );
}

/** What the audit log says of files: their names; nothing without any. */
export function auditedFiles(files: readonly MessageFile[]): { readonly files?: readonly string[] } {
  return files.length === 0 ? {} : { files: files.map(({ name }) => name) };
}

const uuid = z.uuid();

/** A file of a request or of what was said about it, or the shop's picture of it, for whoever has the request's link. */
export async function openRequestFile(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { requestNo, key }: RequestLink,
  { id, view }: { readonly id: string; readonly view: AttachmentView },
): Promise<OpenedAttachment | Refusal<"not-found" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "requestFile", caller);
  if (over) return over;
  const isOpen = opensRequest(services, requestNo, key) && uuid.safeParse(id).success;
  return openAttachment(services, isOpen ? await findRequestFile(services.db, requestNo, id) : null, view);
}
