import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** How the name of what is not whole yet begins: backups leave it out. */
export const PARTIAL = ".";

/** Returns once the bytes of a file are on the disk. */
export async function syncFile(path: string): Promise<void> {
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
