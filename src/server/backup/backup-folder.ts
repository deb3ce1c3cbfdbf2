import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartFault } from "#platform/describe-error.ts";

/** What lies in a backup's folder. */
export function backupFiles(folder: string) {
  return {
    /** Written last: a folder without it is no whole backup. */
    note: join(folder, "backup.json"),
    /** There from the beginning; becomes the note. Of two backups at once one makes it. */
    unfinished: join(folder, "unfinished.json"),
    archive: join(folder, "database.tar.gz"),
    manifest: join(folder, "database.manifest.json"),
    secret: join(folder, "secret.key"),
    /** Customers' files by their SHA-256, as in the data folder. */
    uploads: join(folder, "uploads"),
    /** Mails, where they are not sent by SMTP. */
    outbox: join(folder, "outbox"),
  };
}

const note = z.object({
  kind: z.literal("kisscut backup"),
  /** When it began: everything that was answered before is in it. */
  begunAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  shopVersion: z.string(),
  /** A backup is restored with the same major version of PostgreSQL. */
  postgresMajor: z.int(),
  /** How many migrations the database had. */
  migrations: z.int(),
  uploads: z.int(),
});

export type BackupNote = z.output<typeof note>;

/** Takes an empty folder for one backup; one that holds anything is refused with a sentence. */
export async function claimFolder(folder: string): Promise<void> {
  const { unfinished } = backupFiles(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEmpty = (await readdir(folder)).length === 0;
  const isClaimed =
    isEmpty &&
    (await writeFile(unfinished, "", { flag: "wx", mode: 0o600 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return false;
        throw error;
      },
    ));
  if (isClaimed) return;
  const held = existsSync(unfinished) ? "holds a backup that is under way or was broken off" : "is not empty";
  throw new StartFault(`${folder} ${held}: a backup gets a folder of its own.`);
}

/** From here on the folder is a whole backup. */
export async function finishBackup(folder: string, said: BackupNote): Promise<void> {
  const files = backupFiles(folder);
  await writeFile(files.unfinished, `${JSON.stringify(said, null, 2)}\n`, { flush: true });
  await rename(files.unfinished, files.note);
}

/** What a backup says of itself; a folder that is none, or not whole, is refused with a sentence. */
export function readBackupNote(folder: string): BackupNote {
  const file = backupFiles(folder).note;
  if (!existsSync(file)) throw new StartFault(`${folder} is not a whole backup: it has no backup.json.`);
  try {
    return note.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartFault(`${file} is not what a backup of this shop says of itself.`);
  }
}
