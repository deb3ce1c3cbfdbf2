import { execFile, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { StartFault } from "#platform/describe-error.ts";
import { databaseFolder, type DatabaseFolder, makeDatabaseFolder, sharedFolder } from "./database-folder.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { isAlive, postgresUrl, type Postmaster, removeStaleLocks, runningPostmaster } from "./postmaster.ts";

const startLimitMs = 60_000;
const stopLimitMs = 14_000;
/** A socket's path has at most 107 bytes, and `/.s.PGSQL.5432` takes 14 of them. */
const longestSocketFolder = 90;

export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  readonly folder: string;
  readonly socketFolder: string;
  stop(): Promise<void>;
}

function socketFolderFor({ folder, account }: DatabaseFolder): string {
  if (Buffer.byteLength(folder) <= longestSocketFolder) return folder;
  const short = mkdtempSync(join(tmpdir(), "kisscut-"));
  if (account) chownSync(short, account.uid, account.gid);
  return short;
}

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
async function createCluster(binaries: string, { folder, account }: DatabaseFolder): Promise<void> {
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

interface Launch {
  readonly binaries: string;
  readonly settings: readonly string[];
  readonly logFile: string;
  readonly socketFolder: string;
}

function launch(place: DatabaseFolder, { binaries, settings, logFile, socketFolder }: Launch) {
  const log = openSync(logFile, "a");
  const options = [
    "listen_addresses=",
    `unix_socket_directories=${socketFolder}`,
    "shared_buffers=32MB",
    "max_connections=40",
    // Its log says which rule a row broke, not what the row says of somebody.
    "log_error_verbosity=terse",
    ...settings,
  ].flatMap((setting) => ["-c", setting]);
  const child = spawn(join(binaries, "bin", "postgres"), ["-D", place.folder, ...options], {
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    ...place.account,
  });
  closeSync(log);
  child.unref();
  return child;
}

function lastFatalLine(logFile: string): string {
  return (
    readFileSync(logFile, "utf8")
      .split("\n")
      .findLast((line) => line.includes("FATAL") || line.includes("error"))
      ?.replace(/^.*FATAL:\s*/, "") ?? "no reason was given"
  );
}

async function waitUntilReady(folder: string, hasEnded: () => boolean, logFile: string): Promise<Postmaster> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    const found = runningPostmaster(folder);
    if (found?.ready) return found;
    if (!found && hasEnded()) throw new StartFault(`PostgreSQL did not start: ${lastFatalLine(logFile)}.`);
    await sleep(15);
  }
  throw new StartFault(
    `PostgreSQL was not ready after ${startLimitMs / 1000} seconds; its log is ${logFile}.`,
  );
}

/** One that is just stopping cannot be taken over; it is waited for. */
async function untilStopped(folder: string): Promise<void> {
  const limit = Date.now() + stopLimitMs;
  while (runningPostmaster(folder)?.stopping && Date.now() < limit) await sleep(15);
}

async function stopPostmaster({ pid, socketFolder }: Postmaster, folder: string): Promise<void> {
  if (isAlive(pid)) process.kill(pid, "SIGINT");
  const limit = Date.now() + stopLimitMs;
  while (isAlive(pid) && Date.now() < limit) await sleep(15);
  if (isAlive(pid))
    throw new Error(`The database has not ended after ${stopLimitMs / 1000} seconds; it is left to itself.`);
  if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
}

/**
 * Starts the private PostgreSQL of a data folder (unix socket only, no port), or takes over the one that a killed server
 * left running there (decision 010). `settings` are PostgreSQL's own, such as `fsync=off` for tests; `socketFolder` is where to listen, if
 * not at the usual place.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
  socketFolder?: string,
): Promise<EmbeddedPostgres> {
  const place = databaseFolder(dataDir);
  const logFile = join(dataDir, "postgres.log");
  let ended = false;
  await untilStopped(place.folder);
  if (!runningPostmaster(place.folder)) {
    const binaries = postgresBinaries(place.account, sharedFolder);
    await createCluster(binaries, place);
    await removeStaleLocks(place.folder);
    const child = launch(place, {
      binaries,
      settings,
      logFile,
      socketFolder: socketFolder ?? socketFolderFor(place),
    });
    child.once("exit", () => (ended = true));
    child.once("error", () => (ended = true));
  }
  const postmaster = await waitUntilReady(place.folder, () => ended, logFile);
  return {
    url: postgresUrl(postmaster.socketFolder),
    pid: postmaster.pid,
    folder: place.folder,
    socketFolder: postmaster.socketFolder,
    stop: () => stopPostmaster(postmaster, place.folder),
  };
}
