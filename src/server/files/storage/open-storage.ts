import type { Config } from "#server/config.ts";
import { openUploadLocks, type UploadLocks } from "#server/db/upload-locks.ts";
import { openFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.types.ts";

/** Where this shop's files lie, and who writes to which of them. */
export function openStorage(
  { dataDir, uploadLifeMs }: Pick<Config, "dataDir" | "uploadLifeMs">,
  databaseUrl: string,
): { readonly storage: Storage; readonly uploadLocks: UploadLocks } {
  return { storage: openFolderStorage(dataDir, uploadLifeMs), uploadLocks: openUploadLocks(databaseUrl) };
}
