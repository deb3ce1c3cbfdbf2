import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What postmaster.pid says of a running (or crashed) PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** False only when the system says that the process is something else: after a reboot the number may be another's. */
const mayBePostgres = (pid: number): boolean => {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("postgres");
};

/** The PostgreSQL that runs on this folder, one left behind by a killed server included; null when none does. */
export const runningPostmaster = (folder: string): Postmaster | null => {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  if (!isAlive(pid) || !mayBePostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, socketFolder: lines[4] ?? "", ready: lines[7]?.trim() === "ready" };
};
