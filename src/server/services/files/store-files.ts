import { holdKeptFiles } from "#server/db/files/attachments.ts";
import type { NewAttachment } from "#server/db/quote-requests.ts";
import type { Transaction } from "#server/db/transaction.ts";
import type { StagedFile } from "#server/files/staged-file.ts";
import type { Services } from "../services.ts";
import type { ReceivedFile } from "./receive-file.ts";

/** What refers to received files, or to those that were uploaded before. */
export function attachmentsOf(
  files: readonly Pick<ReceivedFile, "name" | "mediaType" | "bytes" | "sha256">[],
): readonly NewAttachment[] {
  return files.map(({ name, mediaType, bytes, sha256 }) => ({ name, mediaType, bytes, sha256 }));
}

/** Puts received files where they stay, in the transaction that will refer to them: until it ends no file is swept. */
export async function storeFiles(
  { storage }: Pick<Services, "storage">,
  tx: Transaction,
  files: readonly StagedFile[],
): Promise<void> {
  if (files.length > 0) await holdKeptFiles(tx);
  for (const file of files) await storage.put(file);
}
