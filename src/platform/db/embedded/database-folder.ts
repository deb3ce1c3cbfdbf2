import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { StartFault } from "#platform/describe-error.ts";
import { canReach, databaseAccount, type DatabaseAccount } from "./database-account.ts";

/** Where root keeps databases (and binaries) that belong to a checkout nobody else can enter. */
export const sharedFolder = "/var/lib/kisscut";

export interface DatabaseFolder {
  readonly folder: string;
  readonly account: DatabaseAccount | null;
}

/** Creates the folder's parents readable to pass through; only the leaf is private (PostgreSQL insists on 0700). */
export function makeDatabaseFolder(folder: string, account: DatabaseAccount | null): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}

/** A folder outside the data folder, remembered in it, so that the same shop finds its database again. */
function rememberedFolder(dataDir: string): string {
  const note = join(dataDir, "postgres.path");
  if (existsSync(note)) return readFileSync(note, "utf8").trim();
  const folder = join(sharedFolder, randomBytes(6).toString("hex"), "postgres");
  writeFileSync(note, `${folder}\n`);
  return folder;
}

/** Decides where the embedded database lives and as whom it runs. */
export function databaseFolder(dataDir: string): DatabaseFolder {
  const usual = join(dataDir, "postgres");
  const account = databaseAccount(usual);
  if (canReach(account, dataDir)) return { folder: usual, account };
  try {
    const folder = rememberedFolder(dataDir);
    return { folder, account: databaseAccount(folder) ?? account };
  } catch {
    throw new StartFault(
      `The database's user cannot enter ${dataDir} and ${sharedFolder} cannot be made: set DATA_DIR to a folder outside it.`,
    );
  }
}
