import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartFault } from "#platform/start-fault.ts";
import { makeDatabaseFolder, type DatabaseFolder } from "./database-folder.ts";

const run = promisify(execFile);

const settings = [
  "-U",
  "postgres",
  "-A",
  "trust",
  "-E",
  "UTF8",
  "--locale-provider=builtin",
  "--locale=C.UTF-8",
];

/** Makes an empty database cluster if the folder has none; whole or not at all, even when the process is killed. */
export async function createCluster(binaries: string, { folder, account }: DatabaseFolder): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const unfinished = `${folder}.new-${process.pid}`;
  try {
    makeDatabaseFolder(unfinished, account);
    await run(join(binaries, "bin", "initdb"), [...settings, "--no-sync", "-D", unfinished], {
      cwd: "/",
      ...account,
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 0 });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(join(folder, "PG_VERSION"))) return;
    const reason = error instanceof Error ? error.message.split("\n").findLast((line) => line.trim()) : "";
    throw new StartFault(`The database could not be created in ${folder}: ${reason}.`);
  }
}
