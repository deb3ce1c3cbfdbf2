import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import { holdKeptFiles } from "./attachments.ts";
import { readUploads } from "./uploads-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { FILES_FIELD } from "./receive-file.ts";
import type { Services } from "#topics/services.ts";
import { finishUpload, type FinishedUpload, isWhole, outcomeOf } from "./finish-upload.ts";

/** The uploads that a form names. */
export interface NamedUploads {
  readonly ids: readonly string[];
  /** The cookie of the browser that sent them; null when it has none. */
  readonly token: string | null;
}

/** Stores those that are whole and were not seen to end: of a browser that never heard so. */
export async function finishNamed(
  services: Pick<Services, "db" | "storage">,
  { ids, token }: NamedUploads,
): Promise<void> {
  if (ids.length === 0 || token === null) return;
  for (const upload of await readUploads(services.db, ids, digest(token)))
    if (outcomeOf(upload) === null && (await isWhole(services, upload)))
      await finishUpload(services, upload.id);
}

/** The uploads a form names, in its order, if all are this browser's and stored: until the transaction ends none is swept. */
export async function takeUploads(
  tx: Transaction,
  { ids, token }: NamedUploads,
): Promise<
  | { readonly ok: true; readonly uploads: readonly FinishedUpload[] }
  | Refusal<UploadFault | UnfitFile | "upload-gone" | "upload-unfinished">
> {
  if (ids.length === 0) return { ok: true, uploads: [] };
  await holdKeptFiles(tx);
  const rows = token === null ? [] : await readUploads(tx, ids, digest(token));
  const uploads: FinishedUpload[] = [];
  for (const id of ids) {
    const row = rows.find((found) => found.id === id);
    if (row === undefined) return refuse("upload-gone", FILES_FIELD);
    const outcome = outcomeOf(row) ?? refuse("upload-unfinished", FILES_FIELD);
    if (!outcome.ok) return outcome;
    uploads.push(outcome.upload);
  }
  return { ok: true, uploads };
}
