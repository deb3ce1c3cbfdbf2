import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { learnContent, type LearnedContent } from "./recognise-content.ts";
import { makePrivateFolder, uploadFolders } from "./data-folder.ts";

/** A file that has arrived and is not kept yet. */
export interface StagedFile extends LearnedContent {
  readonly path: string;
}

export function discardFile(path: string): Promise<void> {
  return rm(path, { force: true });
}

/** What is left of a file whose name is gone: when it has been read, or nobody reads on, nothing is left behind. */
export async function lastReading({ path }: Pick<StagedFile, "path">): Promise<Readable> {
  const file = await open(path);
  await discardFile(path);
  return file.createReadStream();
}

/** Writes an arriving stream to the staging folder under a random name; what breaks off leaves nothing behind. */
export async function stageStream(dataDir: string, arriving: Readable): Promise<StagedFile> {
  const { staging } = uploadFolders(dataDir);
  await makePrivateFolder(staging);
  const path = join(staging, randomBytes(16).toString("hex"));
  const { stream, learned } = learnContent();
  try {
    await pipeline(arriving, stream, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
    return { path, ...learned() };
  } catch (error) {
    await discardFile(path);
    throw error;
  }
}

/** Removes what was left in the staging folder, by a process that was killed, before an instant. */
export async function sweepStaging(dataDir: string, before: number): Promise<void> {
  const { staging } = uploadFolders(dataDir);
  for (const name of await readdir(staging).catch(() => [])) {
    const path = join(staging, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(path, { force: true });
  }
}
