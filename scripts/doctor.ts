import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { dirname, resolve } from "node:path";
import { readConfig } from "#platform/config.ts";
import { installedPostgres } from "#platform/db/embedded/postgres-binaries.ts";
import { runningPostmaster } from "#platform/db/embedded/postmaster.ts";
import { nodeFault } from "#platform/node-version.js";
import { findTestBrowser } from "./test/find-browser.ts";

/** One thing the shop needs. `cure` is null when it is well. */
interface Finding {
  readonly what: string;
  readonly cure: string | null;
}

const settings = readConfig(process.env);
const { port, host, dataDir, databaseUrl } = settings.ok
  ? settings.config
  : { port: 3000, host: "127.0.0.1", dataDir: resolve("data"), databaseUrl: null };

async function portIsFree(): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    server.close();
    return true;
  } catch {
    return false;
  }
}

function canWrite(folder: string): boolean {
  const nearest = existsSync(folder) ? folder : dirname(folder);
  if (!existsSync(nearest)) return canWrite(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function packagesMatchLock(): boolean {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(installed)) return false;
  const versions = (file: string) =>
    (
      JSON.parse(readFileSync(file, "utf8")) as {
        packages: Record<string, { version?: string; optional?: boolean }>;
      }
    ).packages;
  const present = versions(installed);
  return Object.entries(versions("package-lock.json")).every(
    ([path, { version, optional }]) => path === "" || optional || present[path]?.version === version,
  );
}

function database(): Finding {
  if (databaseUrl) return { what: "Database: the one at DATABASE_URL", cure: null };
  return {
    what: "Database: PostgreSQL's own binaries, installed by npm",
    cure: installedPostgres() ? null : 'Run "npm ci" (optional packages included), or set DATABASE_URL.',
  };
}

const inUse = runningPostmaster(resolve(dataDir, "postgres"));

const findings: readonly Finding[] = [
  { what: `Node ${process.versions.node}`, cure: nodeFault(process.versions.node) },
  { what: "Settings", cure: settings.ok ? null : settings.message },
  { what: "Packages as locked", cure: packagesMatchLock() ? null : 'Run "npm ci".' },
  database(),
  {
    what: `Data folder ${dataDir}`,
    cure: canWrite(dataDir) ? null : "Make it writable, or set DATA_DIR to another folder.",
  },
  {
    what: `Port ${port} on ${host}`,
    cure: (await portIsFree()) ? null : "Something listens there: stop it, or set PORT to another number.",
  },
  {
    what: "Browser for the tests",
    cure: findTestBrowser() ? null : "Install Chromium (npm test tries to) or set CHROMIUM_PATH.",
  },
];

for (const { what, cure } of findings) console.log(cure ? `MEND  ${what}\n      ${cure}` : `ok    ${what}`);
if (inUse)
  console.log(
    `note  A database (process ${inUse.pid}) runs on this data folder; the next start takes it over if its shop is gone.`,
  );
const ill = findings.filter(({ cure }) => cure !== null).length;
console.log(ill === 0 ? "Everything the shop needs is here." : `${ill} of ${findings.length} to mend.`);
process.exitCode = ill === 0 ? 0 : 1;
