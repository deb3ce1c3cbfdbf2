import { execFile } from "node:child_process";
import { copyFile, lchown, mkdir, readdir, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Config } from "#platform/config.ts";
import { databaseFolder, makeDatabaseFolder, sharedFolder } from "#platform/db/embedded/database-folder.ts";
import type { DatabaseAccount } from "#platform/db/embedded/database-account.ts";
import { postgresBinaries } from "#platform/db/embedded/postgres-binaries.ts";
import { uploadFolders } from "#platform/files/upload-folders.ts";
import { StartFault } from "#platform/start-fault.ts";
import { backupFiles, readBackupNote, type BackupNote } from "./backup-folder.ts";
import { checkUploads, copyFolder } from "./copy-files.ts";
import { verifyManifest } from "./verify-manifest.ts";

const run = promisify(execFile);

/** Nothing is ever written over: what a shop has is moved away by its owner. */
function refuseUsedFolder(dataDir: string, database: string): void {
  for (const used of [
    database,
    join(dataDir, "secret.key"),
    join(dataDir, "uploads"),
    join(dataDir, "outbox"),
  ])
    if (existsSync(used))
      throw new StartFault(
        `${used} is there already: stop the shop and move its data folder away, or set DATA_DIR to a new one.`,
      );
}

async function refuseOtherMajor(binaries: string, { postgresMajor }: BackupNote): Promise<void> {
  const { stdout } = await run(join(binaries, "bin", "postgres"), ["--version"], { cwd: "/" });
  const installed = Number(/ (\d+)\./.exec(stdout)?.[1]);
  if (installed !== postgresMajor)
    throw new StartFault(
      `The backup is of PostgreSQL ${postgresMajor}, and ${installed} is installed: restore it with the shop's version that made it.`,
    );
}

async function giveTo(account: DatabaseAccount, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
}

/** Unpacks the database beside its place and checks every file of it. */
async function unpack(folder: string, into: string, account: DatabaseAccount | null): Promise<void> {
  const { archive, manifest } = backupFiles(folder);
  makeDatabaseFolder(into, account);
  await run("tar", [
    "--extract",
    "--gzip",
    "--no-same-owner",
    "--exclude=.s.PGSQL.*",
    "--directory",
    into,
    "--file",
    archive,
  ]).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : "";
    throw new StartFault(`${archive} could not be unpacked: ${reason}`);
  });
  await verifyManifest(manifest, into);
  if (account) await giveTo(account, into);
}

/** The secret last: a shop that is started on half a restored folder would make one of its own. */
async function copyBack(folder: string, dataDir: string): Promise<void> {
  const files = backupFiles(folder);
  await checkUploads(await copyFolder(join(files.uploads, "kept"), uploadFolders(dataDir).kept));
  await copyFolder(files.outbox, join(dataDir, "outbox"));
  if (existsSync(files.secret)) await copyFile(files.secret, join(dataDir, "secret.key"));
}

/** Puts a backup into a data folder that has nothing of a shop yet; the shop is started on it afterwards. */
export async function restoreBackup(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  folder: string,
): Promise<BackupNote> {
  if (databaseUrl !== null)
    throw new StartFault("A backup is restored into DATA_DIR: start this without DATABASE_URL.");
  const note = readBackupNote(folder);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const { folder: database, account } = databaseFolder(dataDir);
  refuseUsedFolder(dataDir, database);
  await refuseOtherMajor(postgresBinaries(account, sharedFolder), note);
  const unfinished = `${database}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpack(folder, unfinished, account);
    await copyBack(folder, dataDir);
    await rename(unfinished, database);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return note;
}
