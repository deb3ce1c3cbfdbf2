import { readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { discardFile, type StagedFile } from "./staged-file.ts";
import { storedPath, makePrivateFolder, uploadFolders } from "./upload-folders.ts";

/**
 * Moves a staged file to where files of its content lie; the same content is kept once. Its time is set anew, so that the
 * sweep does not take it before it is referenced.
 */
export async function storeFile(dataDir: string, { path, sha256 }: StagedFile): Promise<void> {
  const kept = storedPath(dataDir, sha256);
  await makePrivateFolder(dirname(kept));
  const now = new Date();
  const known = await utimes(kept, now, now).then(
    () => true,
    () => false,
  );
  await (known ? discardFile(path) : rename(path, kept));
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function isOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < before;
}

/** Removes what was left in the staging folder, by a process that was killed, before an instant. */
export async function sweepStaging(dataDir: string, before: number): Promise<void> {
  const { staging } = uploadFolders(dataDir);
  for (const name of await namesIn(staging)) {
    const path = join(staging, name);
    if (await isOlder(path, before)) await rm(path, { force: true });
  }
}

/** The contents that were kept before an instant, by SHA-256. */
export async function storedBefore(dataDir: string, before: number): Promise<readonly string[]> {
  const { kept } = uploadFolders(dataDir);
  const found: string[] = [];
  for (const folder of await namesIn(kept))
    for (const name of await namesIn(join(kept, folder)))
      if (await isOlder(join(kept, folder, name), before)) found.push(name);
  return found;
}

export function removeStored(dataDir: string, sha256: string): Promise<void> {
  return rm(storedPath(dataDir, sha256), { force: true });
}
