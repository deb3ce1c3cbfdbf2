import type { Readable } from "node:stream";
import { shownFileName } from "#domain/artwork/file-name.ts";
import { type FormFileFault, judgeFormFile } from "#domain/artwork/file-rules.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";
import { discardFile, stageStream, type StagedFile } from "#platform/files/staged-file.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import type { Services } from "#topics/services.ts";

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
    return { ok: true, file: { ...staged, name: shownFileName(name), mediaType: judged.mediaType } };
  await discardFile(staged.path);
  return refuse(judged.code, FILES_FIELD);
}

/** Removes received files that were not kept; those that were are not there any more. */
export async function discardFiles(files: readonly ReceivedFile[]): Promise<void> {
  for (const { path } of files) await discardFile(path);
}
