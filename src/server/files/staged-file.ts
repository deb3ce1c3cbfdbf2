import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { makePrivateFolder, uploadFolders } from "./upload-folders.ts";

/** A file that has arrived and is not kept yet. */
export interface StagedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The file's beginning: all that is ever looked into. */
  readonly head: Uint8Array;
}

/** Passes bytes on, and learns from them on the way. */
function observer() {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      next(null, chunk);
    },
  });
  return { stream, learned: () => ({ bytes, sha256: hash.digest("hex"), head: new Uint8Array(head) }) };
}

export function discardFile(path: string): Promise<void> {
  return rm(path, { force: true });
}

/** Writes an arriving stream to the staging folder under a random name; what breaks off leaves nothing behind. */
export async function stageStream(dataDir: string, arriving: Readable): Promise<StagedFile> {
  const { staging } = uploadFolders(dataDir);
  await makePrivateFolder(staging);
  const path = join(staging, randomBytes(16).toString("hex"));
  const { stream, learned } = observer();
  try {
    await pipeline(arriving, stream, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
    return { path, ...learned() };
  } catch (error) {
    await discardFile(path);
    throw error;
  }
}
