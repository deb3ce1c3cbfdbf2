import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What postmaster.pid says of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
  /** On its way out: it takes no more connections. */
  readonly stopping: boolean;
}

const hasProc = existsSync("/proc/self/cwd");
const leftoverLimitMs = 10_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function worksIn(pid: number | string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** PostgreSQL's processes work in their data folder; after a reboot the number may be another program's. */
function isPostmasterOf(pid: number, folder: string): boolean {
  return hasProc ? worksIn(pid, folder) : isAlive(pid);
}

/** The PostgreSQL that runs on this folder, one left behind by a killed server included; null when none does. */
export function runningPostmaster(folder: string): Postmaster | null {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostmasterOf(pid, folder)) return null;
  const state = lines[7]?.trim();
  return { pid, socketFolder: lines[4] ?? "", ready: state === "ready", stopping: state === "stopping" };
}

function anyoneWorksIn(folder: string): boolean {
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && worksIn(name, folder));
}

/**
 * Removes the lock files of a PostgreSQL that was killed, once the last of its processes has gone. PostgreSQL does so
 * itself, unless its number belongs to another program now or waits to be collected. Elsewhere than on Linux it is left to it.
 */
export async function removeStaleLocks(folder: string): Promise<void> {
  if (!hasProc || !existsSync(join(folder, "postmaster.pid"))) return;
  const limit = Date.now() + leftoverLimitMs;
  while (anyoneWorksIn(folder) && Date.now() < limit) await sleep(20);
  if (anyoneWorksIn(folder)) return;
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock", ".s.PGSQL.5432"])
    rmSync(join(folder, name), { force: true });
}

/** The address of an embedded database that listens in a folder. */
export function postgresUrl(socketFolder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}
