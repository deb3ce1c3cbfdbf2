import { randomBytes } from "node:crypto";
import { Readable, type Duplex } from "node:stream";
import type { Client } from "pg";
import { StartFault } from "#platform/start-fault.ts";

/** What pg_basebackup asks for: the server checks every page it reads, and adds the log that makes the copy consistent. */
const command =
  "BASE_BACKUP (LABEL 'kisscut', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

/** Reserves the log from now on, until the connection ends; without it a busy database may recycle it meanwhile. */
function reserveLog(): string {
  return `CREATE_REPLICATION_SLOT kisscut_backup_${randomBytes(4).toString("hex")} TEMPORARY PHYSICAL RESERVE_WAL`;
}

const silenceLimitMs = 2 * 60_000;

export interface BaseBackup {
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
