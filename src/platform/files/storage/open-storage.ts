import type { Config } from "#platform/config.ts";
import { openUploadLocks, type UploadLocks } from "../upload-locks.ts";
import { openFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.types.ts";

/** Where this shop's files lie, and who writes to which of them. */
export async function openStorage(
  { dataDir, s3Url, uploadLifeMs }: Pick<Config, "dataDir" | "s3Url" | "uploadLifeMs">,
  databaseUrl: string,
): Promise<{ readonly storage: Storage; readonly uploadLocks: UploadLocks }> {
  const uploadLocks = openUploadLocks(databaseUrl);
  if (s3Url === null) return { storage: openFolderStorage(dataDir, uploadLifeMs), uploadLocks };
  // Its client takes 20 MB: only a shop that has a bucket loads it.
  const { openS3Storage } = await import("./s3-storage.ts");
  return { storage: openS3Storage(s3Url, dataDir, uploadLifeMs), uploadLocks };
}
