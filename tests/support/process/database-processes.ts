import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import type { OpenShop } from "./shop-process.ts";

/** The processes of a shop's own PostgreSQL: they work in its folder. */
function databaseProcesses({ dataDir }: OpenShop): readonly number[] {
  const worksThere = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, "postgres");
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && worksThere(name))
    .map(Number);
}

/** Signals all processes of a shop's own PostgreSQL. */
export function signalDatabase(shop: OpenShop, signal: NodeJS.Signals): void {
  for (const pid of databaseProcesses(shop)) process.kill(pid, signal);
}
