import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import type { Refusal } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import { deleteUpload, findUpload, hearOfUpload, type Upload } from "./uploads-rows.ts";
import type { Services } from "#topics/services.ts";
import { finishUpload, type FinishedUpload, isWhole, outcomeOf } from "./finish-upload.ts";

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

/** Notes that bytes of an upload begin to come: room is reserved for the rest of it. */
export function continueUpload({ db }: Pick<Services, "db">, { id }: Upload): Promise<void> {
  return hearOfUpload(db, id);
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
