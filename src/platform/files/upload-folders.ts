import { mkdir } from "node:fs/promises";
import { join } from "node:path";

export interface UploadFolders {
  /** Files that are still arriving; emptied of what was forgotten there. */
  readonly staging: string;
  /** What tus brings, by the id of its upload; it goes on after a restart. */
  readonly arriving: string;
  /** Files by their SHA-256, in folders of its first two digits. */
  readonly kept: string;
}

/** Where uploads lie below the data folder, for the shop's user alone. */
export function uploadFolders(dataDir: string): UploadFolders {
  return {
    staging: join(dataDir, "uploads", "staging"),
    arriving: join(dataDir, "uploads", "arriving"),
    kept: join(dataDir, "uploads", "kept"),
  };
}

export function storedPath(dataDir: string, sha256: string): string {
  return join(uploadFolders(dataDir).kept, sha256.slice(0, 2), sha256);
}

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
