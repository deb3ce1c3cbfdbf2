import { createWriteStream, existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Config } from "#platform/config.ts";
import { holdSavedFiles } from "#topics/artwork/attachments.ts";
import { borrowEmbeddedDatabase } from "#platform/db/embedded/borrow-database.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { StartFault } from "#platform/describe-error.ts";
import { backupFiles, type BackupNote, claimFolder, finishBackup } from "./backup-folder.ts";
import { checkUploads, copyFolder } from "./copy-files.ts";
import { randomBytes } from "node:crypto";

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

/** What pg_basebackup asks for: the server checks every page it reads, and adds the log that makes the copy consistent. */
const command =
  "BASE_BACKUP (LABEL 'kisscut', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

/** Reserves the log from now on, until the connection ends; without it a busy database may recycle it meanwhile. */
function reserveLog(): string {
  return `CREATE_REPLICATION_SLOT kisscut_backup_${randomBytes(4).toString("hex")} TEMPORARY PHYSICAL RESERVE_WAL`;
}

const silenceLimitMs = 2 * 60_000;

interface BaseBackup {
  /** The database's files as a tar archive. */
  readonly archive: Readable;
  /** The manifest: size and SHA-256 of each of them, as JSON. */
  readonly manifest: Readable;
}

/** The connection a copy arrives on; it rests while the stream that is arriving is full. */
interface Source {
  socket: Duplex | null;
}

/** Sorts what arrives: a message's first byte tells a new archive, the manifest, their contents, or how far it is. */
function sorter(source: Source, { archive, manifest }: BaseBackup, fail: (error: Error) => void) {
  let current = archive;
  return (message: Buffer): void => {
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === "n" && !message.subarray(1).toString().startsWith("base.tar\0"))
      fail(
        new StartFault("A database with tablespaces of its own is backed up with PostgreSQL's own tools."),
      );
    if (kind === "m") {
      archive.push(null);
      current = manifest;
      // A stream that has ended asks for nothing any more.
      source.socket?.resume();
    }
    // The driver uses its buffer again.
    if (kind === "d" && !current.push(Buffer.from(message.subarray(1)))) source.socket?.pause();
  };
}

function ignored(): void {
  return undefined;
}

/**
 * Copies a running database over a replication connection (`?replication=true`, decision 085). Both streams have to be taken at the same
 * time. What goes wrong on the way destroys both.
 */
export async function beginBaseBackup(client: Client): Promise<BaseBackup> {
  await client.query(reserveLog());
  const source: Source = { socket: null };
  const arriving = () => new Readable({ read: () => void source.socket?.resume() });
  const backup: BaseBackup = { archive: arriving(), manifest: arriving() };
  const fail = (error: Error): void => {
    backup.archive.destroy(error);
    backup.manifest.destroy(error);
  };
  const silence = setTimeout(() => fail(new Error("The database fell silent.")), silenceLimitMs).unref();
  const take = sorter(source, backup, fail);
  client.query({
    submit: (connection) => {
      source.socket = connection.stream;
      connection.query(command);
    },
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }) => {
      silence.refresh();
      take(chunk);
    },
    handleError: fail,
    handleReadyForQuery: () => {
      clearTimeout(silence);
      backup.manifest.push(null);
      source.socket?.resume();
    },
    handleRowDescription: ignored,
    handleDataRow: ignored,
    handleCommandComplete: ignored,
  });
  return backup;
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
      await holdSavedFiles(tx);
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
