import { execFile } from "node:child_process";
import { copyFile, lchown, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Config } from "#platform/config.ts";
import { databaseFolder, makeDatabaseFolder, sharedFolder } from "#platform/db/embedded/database-folder.ts";
import type { DatabaseAccount } from "#platform/db/embedded/database-account.ts";
import { postgresBinaries } from "#platform/db/embedded/postgres-binaries.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { StartFault } from "#platform/describe-error.ts";
import { backupFiles, type BackupNote, readBackupNote } from "./backup-folder.ts";
import { checkUploads, copyFolder, sha256Of } from "./copy-files.ts";
import { createHash } from "node:crypto";
import { z } from "zod";

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

/** PostgreSQL's backup manifest; what is read of it (postgresql.org/docs/18/backup-manifest-format.html). */
const manifest = z.object({
  Files: z.array(
    z.object({
      Path: z.string().optional(),
      /** In its place where a name is not UTF-8, in hexadecimal. */
      "Encoded-Path": z.string().optional(),
      Size: z.int(),
      Checksum: z.string(),
    }),
  ),
  "Manifest-Checksum": z.string(),
});

/** Locks of the socket that the copied database listened on; they are not unpacked. */
const socketLock = /^\.s\.PGSQL\./;

function damaged(what: string) {
  return new StartFault(`The backup is damaged: ${what}.`);
}

/** Its last line is the checksum of all lines before. */
function checkManifest(text: string, checksum: string): void {
  const covered = text.slice(0, text.lastIndexOf('"Manifest-Checksum"'));
  if (createHash("sha256").update(covered).digest("hex") !== checksum)
    throw damaged("its manifest is not as PostgreSQL wrote it");
}

/** Compares the size and SHA-256 of every file of an unpacked database with the manifest. */
export async function verifyManifest(manifestFile: string, databaseFolder: string): Promise<void> {
  const text = await readFile(manifestFile, "utf8");
  const { Files: files, "Manifest-Checksum": checksum } = manifest.parse(JSON.parse(text));
  checkManifest(text, checksum);
  for (const file of files) {
    const path = file.Path ?? Buffer.from(file["Encoded-Path"] ?? "", "hex").toString("latin1");
    if (socketLock.test(path)) continue;
    const place = join(databaseFolder, path);
    const found = await stat(place).catch(() => null);
    if (found === null) throw damaged(`${path} is missing`);
    if (found.size !== file.Size || (await sha256Of(place)) !== file.Checksum)
      throw damaged(`${path} is not as it was`);
  }
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
