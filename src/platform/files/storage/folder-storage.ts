import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { memoizeAsync } from "#platform/promises.ts";
import { makePrivateFolder, storedPath, uploadFolders } from "../data-folder.ts";
import type { LocalFile, Storage } from "./storage.types.ts";

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** The answer, or null where there is no such file. */
function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** True when the content is stored already; its time is set anew. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await orNull(utimes(path, now, now).then(() => true))) ?? false;
}

/** How the name of what is not whole yet begins: backups leave it out. */
const PARTIAL = ".";

/** Returns once the bytes of a file are on the disk. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Copies a file so that its new name is there whole or not at all, also when several copy it at once or the process is killed: then
 * what was begun lies beside it under a name of its own.
 */
export async function copyWhole(path: string, target: string): Promise<void> {
  const partial = join(dirname(target), `${PARTIAL}${basename(target)}.${randomBytes(8).toString("hex")}`);
  try {
    await copyFile(path, partial, constants.COPYFILE_FICLONE);
    await syncFile(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A second name for a whole file, once its bytes are on the disk; a copy where the disk knows no second names. */
async function addName(path: string, stored: string): Promise<void> {
  await syncFile(path);
  await link(path, stored).catch(async (error: unknown) => {
    if (codeOf(error) === "EEXIST") return;
    if (codeOf(error) === "ENOENT") throw error;
    await copyWhole(path, stored);
  });
  await touch(stored);
}

/** Names of files in a folder that nobody has written to since an instant. */
async function namesBefore(folder: string, instant: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await namesIn(folder)) {
    const known = await orNull(stat(join(folder, name)));
    if (known !== null && known.mtimeMs < instant) found.push(name);
  }
  return found;
}

/** The folders that stored files lie in. */
async function storedFolders(dataDir: string): Promise<readonly string[]> {
  const { kept } = uploadFolders(dataDir);
  return (await namesIn(kept)).map((name) => join(kept, name));
}

async function storedBefore(dataDir: string, instant: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of await storedFolders(dataDir)) found.push(...(await namesBefore(folder, instant)));
  return found.filter((name) => !name.startsWith(PARTIAL));
}

/** What was uploaded, and copies that a killed process has not brought to their end. */
async function dropBefore(dataDir: string, instant: number): Promise<void> {
  const { arriving } = uploadFolders(dataDir);
  for (const name of await namesBefore(arriving, instant)) await rm(join(arriving, name), { force: true });
  for (const folder of await storedFolders(dataDir))
    for (const name of await namesBefore(folder, instant))
      if (name.startsWith(PARTIAL)) await rm(join(folder, name), { force: true });
}

/** Files in a folder of this machine, or in one that several machines share. `uploadLifeMs`: how long an upload may take. */
export function openFolderStorage(dataDir: string, uploadLifeMs: number): Storage {
  const { arriving } = uploadFolders(dataDir);
  const place = async (sha256: string): Promise<string> => {
    const stored = storedPath(dataDir, sha256);
    await makePrivateFolder(dirname(stored));
    return stored;
  };
  return {
    put: async ({ path, sha256 }: LocalFile) => {
      const stored = await place(sha256);
      await ((await touch(stored)) ? rm(path, { force: true }) : rename(path, stored));
    },
    copy: async (uploadId, sha256) => {
      const stored = await place(sha256);
      if (!(await touch(stored))) await addName(join(arriving, uploadId), stored);
    },
    get: async (sha256) => (await orNull(open(storedPath(dataDir, sha256))))?.createReadStream() ?? null,
    stat: async (sha256) => (await orNull(stat(storedPath(dataDir, sha256))))?.size ?? null,
    delete: (sha256) => rm(storedPath(dataDir, sha256), { force: true }),
    storedBefore: (instant) => storedBefore(dataDir, instant),
    check: () => makePrivateFolder(uploadFolders(dataDir).kept),
    uploads: memoizeAsync(async () => {
      await mkdir(arriving, { recursive: true, mode: 0o700 });
      // Loaded with the first upload: most of a shop's days bring none.
      const { FileStore } = await import("@tus/file-store");
      return new FileStore({ directory: arriving, expirationPeriodInMilliseconds: uploadLifeMs });
    }),
    drop: async (uploadId) => {
      for (const name of [uploadId, `${uploadId}.json`]) await rm(join(arriving, name), { force: true });
    },
    dropBefore: (instant) => dropBefore(dataDir, instant),
  };
}
