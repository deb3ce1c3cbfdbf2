import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config, ReadyConfig } from "#platform/config.ts";
import { StartFault } from "#platform/describe-error.ts";

function reason(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

async function makeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new StartFault(
      `The data folder ${folder} cannot be written (${reason(error)}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** The shop's own secret: made once, readable by its user only. */
async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, "secret.key");
  await writeFile(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(
    (error: unknown) => {
      if (reason(error) !== "EEXIST") throw error;
    },
  );
  const secret = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartFault(
      `The secret ${file} cannot be read (${reason(error)}): start the shop as the user who owns it, or set SECRET_KEY.`,
    );
  });
  if (secret.trim().length < 32)
    throw new StartFault(
      `The secret ${file} is cut short: put it back from a copy, or delete it for a new one.`,
    );
  return secret.trim();
}

/** Makes sure that the data folder can be written, and completes the settings with the secret kept there. */
export async function prepareDataFolder(config: Config): Promise<ReadyConfig> {
  await makeWritable(config.dataDir);
  return { ...config, secretKey: config.secretKey ?? (await keptSecret(config.dataDir)) };
}

/** Bytes that the shop's user may still write where a folder lies. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface UploadFolders {
  /** Files that are still arriving; emptied of what was forgotten there. */
  readonly staging: string;
  /** What tus brings, by the id of its upload; it goes on after a restart. */
  readonly arriving: string;
  /** Files by their SHA-256, in folders of its first two digits. */
  readonly kept: string;
}

/** Where uploads lie below the data folder, for the shop's user alone. */
export function uploadFolders(dataDir: string): UploadFolders {
  return {
    staging: join(dataDir, "uploads", "staging"),
    arriving: join(dataDir, "uploads", "arriving"),
    kept: join(dataDir, "uploads", "kept"),
  };
}

export function storedPath(dataDir: string, sha256: string): string {
  return join(uploadFolders(dataDir).kept, sha256.slice(0, 2), sha256);
}

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
