import { createWriteStream, existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Config } from "#platform/config.ts";
import { holdKeptFiles } from "#topics/artwork/attachments.ts";
import { borrowEmbeddedDatabase } from "#platform/db/embedded/borrow-database.ts";
import { uploadFolders } from "#platform/files/upload-folders.ts";
import { StartFault } from "#platform/start-fault.ts";
import { backupFiles, type BackupNote, claimFolder, finishBackup } from "./backup-folder.ts";
import { beginBaseBackup } from "./base-backup.ts";
import { checkUploads, copyFolder } from "./copy-files.ts";

/** Writes a stream to a file of its owner's alone, and to the disk before it resolves. */
function store(stream: Readable, file: string) {
  return pipeline(stream, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
}

function storePacked(stream: Readable, file: string) {
  return pipeline(
    stream,
    createGzip({ level: 1 }),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
  );
}

async function copyDatabase(url: string, { archive, manifest }: ReturnType<typeof backupFiles>) {
  const client = new Client({ connectionString: `${url}&replication=true` });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const arriving = await beginBaseBackup(client);
    await Promise.all([storePacked(arriving.archive, archive), store(arriving.manifest, manifest)]);
  } finally {
    await client.end();
  }
}

async function describeDatabase(client: Client) {
  const { rows } = await client.query<{ version: string; migrations: number }>(
    `select current_setting('server_version_num') as version,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  const [{ version, migrations } = { version: "0", migrations: 0 }] = rows;
  return { postgresMajor: Math.floor(Number(version) / 10_000), migrations };
}

/** Database first, files after it: every file that a row of the copy names is there then. */
async function copyAll(url: string, dataDir: string, folder: string) {
  const files = backupFiles(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Until the files are copied none is swept, on no node.
    return await drizzle({ client }).transaction(async (tx) => {
      await holdKeptFiles(tx);
      await copyDatabase(url, files);
      const uploads = await copyFolder(uploadFolders(dataDir).kept, join(files.uploads, "kept"));
      await checkUploads(uploads);
      await copyFolder(join(dataDir, "outbox"), files.outbox);
      const secret = join(dataDir, "secret.key");
      if (existsSync(secret)) await copyFile(secret, files.secret);
      return { uploads: uploads.length, ...(await describeDatabase(client)) };
    });
  } finally {
    await client.end();
  }
}

/** Copies a shop's database, files and secret into an empty folder, while it runs and is written to. */
export async function takeBackup(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  folder: string,
  shopVersion: string,
): Promise<BackupNote> {
  if (databaseUrl !== null)
    throw new StartFault(
      "The database at DATABASE_URL is backed up with its own tools (pg_dump, pg_basebackup, or its provider's); copy the uploads of DATA_DIR after it.",
    );
  await claimFolder(folder);
  const begunAt = new Date().toISOString();
  const database = await borrowEmbeddedDatabase({ dataDir });
  try {
    const copied = await copyAll(database.url, dataDir, folder);
    const finishedAt = new Date().toISOString();
    const note: BackupNote = { kind: "kisscut backup", begunAt, finishedAt, shopVersion, ...copied };
    await finishBackup(folder, note);
    return note;
  } finally {
    await database.stop();
  }
}
